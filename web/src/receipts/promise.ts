import { isRecord } from '../wheel/document/coerce-wheel';
import { fromHex, sha256Hex } from './digests';
import type { Commitment } from './receipt';

/** How many are drawn. */
export interface Places {
  winners: number;
  reserves: number;
}

/**
 * What a page knows about a draw before it gets the receipt. A room announces less than an official draw; what wasn't
 * announced can't be compared.
 */
export type Promised = Pick<Commitment, 'spinId' | 'number' | 'commitment'> &
  Partial<Commitment> & {
    /** That this page has added. */
    entropy?: string;
    /** How many this page has asked for. */
    asked?: Places;
    /** The guid of the winner that a room has announced. */
    winner?: string;
    /** Everyone whom a room has announced, by their guids. */
    drawn?: { winners: readonly string[]; reserves: readonly string[] };
    /** The root of the list that a room has sealed. */
    root?: string;
  };

const compared = [
  'spinId',
  'chain',
  'number',
  'previous',
  'commitment',
  'saltCommitment',
  'link',
  'committedAt',
  'entropy',
  'root',
] as const;

export type PromisePart = (typeof compared)[number] | 'seed' | 'winner' | 'places';

/**
 * The fields in which a receipt differs from the promise; empty if it keeps the promise. The receipt is compared as
 * received, so that a lie in one field can't hide behind another field that can't be read.
 */
export function brokenParts(promised: Promised, receipt: unknown): PromisePart[] {
  const said = isRecord(receipt) ? receipt : {};
  const broken: PromisePart[] = compared.filter(
    (part) => promised[part] !== undefined && promised[part] !== said[part],
  );
  if (!opens(said.seed, promised.commitment)) broken.push('seed');
  const first = Array.isArray(said.winners) ? said.winners[0] : undefined;
  if (promised.winner !== undefined && promised.winner !== first) broken.push('winner');
  const isOther =
    promised.drawn !== undefined &&
    !(isSameList(said.winners, promised.drawn.winners) && isSameList(said.reserves, promised.drawn.reserves));
  if (isOther || (promised.asked && !hasPlaces(said, promised.asked))) broken.push('places');
  return broken;
}

/** Fewer only if there are no more to draw. Receipts of earlier versions don't say who is a reserve. */
function hasPlaces({ winners, reserves, entries }: Record<string, unknown>, asked: Places): boolean {
  if (reserves === undefined) return true;
  const all = lengthOf(entries);
  const most = Math.min(asked.winners, all);
  return lengthOf(winners) === most && lengthOf(reserves) === Math.min(asked.reserves, all - most);
}

const isSameList = (said: unknown, announced: readonly string[]): boolean =>
  Array.isArray(said)
    ? said.length === announced.length && said.every((guid, at) => guid === announced[at])
    : announced.length === 0;

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

const opens = (seed: unknown, commitment: string): boolean =>
  typeof seed === 'string' && sha256Hex(fromHex(seed) ?? '') === commitment;
