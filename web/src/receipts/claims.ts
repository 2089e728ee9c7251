import { isRecord } from '../wheel/document/coerce-wheel';
import { fromHex, lines, sha256Hex } from './digests';
import { fairPick } from './fair-pick';
import { isId, isLine, isSignature, isTextOrNone, type Receipt, wholeNumber } from './receipt';

interface ClaimEvent {
  kind: 'began' | 'claimed' | 'replaced' | 'ended';
  at: string;
  by: string;
  guid: string;
  /** Who has a place instead. */
  next: string;
  seconds: number;
  reason: string;
}

/** What became of the winners of a draw, in the order of the events. */
interface Claims {
  spinId: string;
  events: ClaimEvent[];
  keyId: string;
  signature: string;
}

const kinds: unknown[] = ['began', 'claimed', 'replaced', 'ended'];
const time = /^([1-9][0-9]{3})-(0[1-9]|1[0-2])-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})\.([0-9]{3})Z$/;
const isSeconds = wholeNumber(0, 1_000_000_000);

const isEvent = (raw: unknown): raw is ClaimEvent =>
  isRecord(raw) &&
  kinds.includes(raw.kind) &&
  typeof raw.at === 'string' &&
  time.test(raw.at) &&
  typeof raw.by === 'string' &&
  /^[a-z]{0,16}$/.test(raw.by) &&
  [raw.guid, raw.next].every((id) => id === '' || isId(id)) &&
  isSeconds(raw.seconds) &&
  typeof raw.reason === 'string' &&
  isTextOrNone(raw.reason) &&
  !raw.reason.includes('\n');

/** Null for anything that can't be read. */
export function readClaims(raw: unknown): Claims | null {
  if (!isRecord(raw) || !Array.isArray(raw.events) || raw.events.length > 100_000) return null;
  const isReadable =
    isId(raw.spinId) && isLine(raw.keyId) && isSignature(raw.signature) && raw.events.every(isEvent);
  return isReadable ? (raw as unknown as Claims) : null;
}

const milliseconds = (at: string): number => {
  const [, year = 0, month = 0, ...rest] = time.exec(at)?.map(Number) ?? [];
  return Date.UTC(year, month - 1, ...rest);
};

/** Whether the parts of an event go together. `until`: when the time of its place is over, if it has one. */
function isSound(
  { kind, at, by, guid, next, seconds, reason }: ClaimEvent,
  until: number | undefined,
): boolean {
  if (kind === 'began' || kind === 'ended')
    return (
      [by, guid, next, reason].every((text) => text === '') &&
      (kind === 'began' ? seconds > 0 : seconds === 0)
    );
  if (seconds !== 0 || (reason && !(kind === 'replaced' && by === 'host'))) return false;
  const end = until ?? Number.POSITIVE_INFINITY;
  if (kind === 'claimed') return (by === 'winner' || by === 'host') && milliseconds(at) <= end;
  return by === 'host' || by === 'left' || (by === 'time' && milliseconds(at) >= end);
}

/** The signed record; null if an event doesn't follow from the draw and the events before it. */
export function claimsStatement(receipt: Receipt, { spinId, events }: Claims): string | null {
  const { winners, link, seed, entries, ...facts } = receipt;
  const bytes = fromHex(seed);
  if (spinId !== receipt.spinId || !bytes) return null;
  const replaced = events.filter(({ kind }) => kind === 'replaced').length;
  const order = fairPick({ ...facts, seed: bytes }, entries, winners.length + replaced);
  /** When the time of each place is over. */
  const placed = new Map<string, number | undefined>(winners.map((guid) => [guid, undefined]));
  let given: number | undefined;
  const settled = new Set<string>();
  let taken = winners.length;
  let [head, last] = [link, ''];
  for (const [number, event] of events.entries()) {
    const { kind, at, by, guid, next, seconds, reason } = event;
    if (at < last || !isSound(event, placed.get(guid))) return null;
    if (kind === 'began') {
      if (number > 0) return null;
      given = seconds * 1000;
      for (const winner of winners) placed.set(winner, milliseconds(at) + given);
    } else if (kind === 'ended') {
      if (number < events.length - 1) return null;
    } else {
      const following = kind === 'replaced' ? (order[taken] ?? '') : '';
      if (!placed.has(guid) || settled.has(guid) || next !== following) return null;
      settled.add(guid);
      if (following) {
        placed.set(following, given && milliseconds(at) + given);
        taken += 1;
      }
    }
    last = at;
    head = sha256Hex(lines('wheelwright claim 1', head, kind, at, by, guid, next, seconds, reason));
  }
  return lines('wheelwright claims 1', link, events.length, head);
}
