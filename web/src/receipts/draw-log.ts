import { sha256 } from '@noble/hashes/sha2.js';
import { isRecord } from '../wheel/document/coerce-wheel';
import { fromHex, lines, sha256Hex } from './digests';
import type { Receipt } from './receipt';
import { fromBase64Url, isSignedBytes, publicKeys } from './signature';

/** The head of the public log of draws: a signed note, as c2sp.org/tlog-checkpoint has it. */
interface LogHead {
  origin: string;
  size: number;
  root: Uint8Array;
  /** What is signed. */
  text: string;
  signatures: string[];
}

export interface Proof {
  index: number;
  path: Uint8Array[];
}

/** Proofs that the promise and the receipt of a draw are in the log, and its input where a beacon takes part. */
interface LogProof {
  head: LogHead;
  sealed: Proof;
  closed: Proof | null;
  opened: Proof;
}

const notes =
  /^([!-*,-~]{1,100})\n(0|[1-9][0-9]{0,14})\n([A-Za-z0-9+/]{43}=)\n\n((?:\u2014 [!-~]+ [A-Za-z0-9+/=]+\n)+)$/;

const fromBase64 = (text: string) =>
  fromBase64Url(text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'));

function readHead(note: unknown): LogHead | null {
  const parts = typeof note === 'string' && note.length <= 4096 ? notes.exec(note) : null;
  const [whole = '', origin = '', size = '', written = '', signatures = ''] = parts ?? [];
  const root = fromBase64(written);
  if (!parts || root?.length !== 32) return null;
  const text = whole.slice(0, whole.length - signatures.length - 1);
  return { origin, size: Number(size), root, text, signatures: signatures.trimEnd().split('\n') };
}

export function readProof(raw: unknown): Proof | null {
  if (!isRecord(raw) || !Array.isArray(raw.path) || raw.path.length > 64) return null;
  if (!Number.isSafeInteger(raw.index) || Number(raw.index) < 0) return null;
  const path = raw.path.map((hash) =>
    typeof hash === 'string' && hash.length === 64 ? fromHex(hash) : null,
  );
  return path.every((hash) => hash !== null) ? { index: Number(raw.index), path } : null;
}

/** Null for anything that the page can't read, which proves nothing. */
export function readLogProof(raw: unknown): LogProof | null {
  if (!isRecord(raw)) return null;
  const head = readHead(raw.checkpoint);
  const sealed = readProof(raw.sealed);
  const opened = readProof(raw.opened);
  return head && sealed && opened ? { head, sealed, closed: readProof(raw.closed), opened } : null;
}

const encoder = new TextEncoder();
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
export const leafHash = (...facts: (string | number)[]) =>
  sha256(joined(Uint8Array.of(0), encoder.encode(lines(...facts))));
const nodeHash = (left: Uint8Array, right: Uint8Array) => sha256(joined(Uint8Array.of(1), left, right));
const isSame = (left: Uint8Array, right: Uint8Array) =>
  left.length === right.length && left.every((byte, place) => byte === right[place]);

interface Leaves {
  sealed: Uint8Array;
  /** Null without a beacon. */
  closed: Uint8Array | null;
  opened: Uint8Array;
}

/** The hashes of a draw's leaves. They follow from its receipt. */
export function leavesOf(receipt: Receipt, statement: string): Leaves {
  const { link, digest, nameDigest, entropy, winners, beacon, version, reserves = [], list = '' } = receipt;
  const counts = version ? [winners.length, reserves.length, list] : [winners.length];
  const input = [link, digest, nameDigest, entropy, ...counts];
  return {
    sealed: leafHash('wheelwright sealed 1', link),
    closed: beacon
      ? leafHash(`wheelwright closed ${version ? 2 : 1}`, ...input, beacon.chain, beacon.round)
      : null,
    opened: leafHash('wheelwright opened 1', link, sha256Hex(statement)),
  };
}

/** Whether the proof is about all leaves of the draw. */
export const isWhole = ({ closed }: LogProof, leaves: Leaves): boolean => !leaves.closed || closed !== null;

/** Whether the path leads from the leaf to the head's root (RFC 9162, 2.1.3.2). */
export function leadsTo(
  { size, root }: Pick<LogHead, 'size' | 'root'>,
  leaf: Uint8Array,
  proof: Proof,
): boolean {
  let { index } = proof;
  let last = size - 1;
  let hash = leaf;
  if (index > last) return false;
  const climb = () => {
    index = Math.floor(index / 2);
    last = Math.floor(last / 2);
  };
  for (const other of proof.path) {
    if (last === 0) return false;
    const isLeft = index % 2 === 1 || index === last;
    hash = isLeft ? nodeHash(other, hash) : nodeHash(hash, other);
    while (isLeft && index % 2 === 0 && index !== 0) climb();
    climb();
  }
  return last === 0 && isSame(hash, root);
}

/** Whether all leaves are in the tree of this head, in their order. Says nothing about the head's signature. */
export function isInLog({ head, sealed, closed, opened }: LogProof, leaves: Leaves): boolean {
  const isClosed =
    !leaves.closed ||
    (closed !== null &&
      leadsTo(head, leaves.closed, closed) &&
      sealed.index < closed.index &&
      closed.index < opened.index);
  return (
    isClosed &&
    leadsTo(head, leaves.sealed, sealed) &&
    leadsTo(head, leaves.opened, opened) &&
    sealed.index < opened.index
  );
}

/** Whether one of these keys has signed the head. */
export function isSignedHead({ origin, text, signatures }: LogHead, keys: readonly unknown[]): boolean {
  return signatures.some((line) => {
    const [, name, written = ''] = line.split(' ');
    const bytes = written.length === 92 ? fromBase64(written) : null;
    if (name !== origin || bytes?.length !== 68) return false;
    return publicKeys(keys).some((key) => {
      const named = sha256(joined(encoder.encode(`${origin}\n`), Uint8Array.of(1), key)).subarray(0, 4);
      return isSame(named, bytes.subarray(0, 4)) && isSignedBytes(text, bytes.subarray(4), key);
    });
  });
}
