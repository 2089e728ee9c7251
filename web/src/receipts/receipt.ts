import { isRecord } from '../wheel/document/coerce-wheel';

export interface ReceiptEntry {
  guid: string;
  weight: number;
  textDigest: string;
  /** Left out where the host hides the texts. */
  text?: string;
}

/** The commitment to a draw, published before anyone can know its outcome. */
export interface Commitment {
  spinId: string;
  chain: string;
  number: number;
  commitment: string;
  /** The commitment to the salt, which must not be chosen for its outcome either. */
  saltCommitment: string;
  /** The link of the draw before; empty for the first of its chain. */
  previous: string;
  link: string;
  committedAt: string;
}

/** A round of a public randomness beacon, in drand's format. */
export interface BeaconRound {
  /** The hash that names the chain. */
  chain: string;
  round: number;
  randomness: string;
  signature: string;
}

/** Where the list came from: the saved wheel, another list than the saved one, or there was no saved wheel. */
const listOrigins = ['stored', 'sent', 'unsaved'] as const;
type ListOrigin = (typeof listOrigins)[number];

/** The public proof of a draw. */
export interface Receipt extends Commitment {
  /** From version 3 on: who is a reserve, and where the list came from. Earlier ones call everyone who was drawn a winner. */
  version?: 3 | 4;
  reserves?: string[];
  list?: ListOrigin;
  /** Version 4: the root of a list that people joined. */
  root?: string;
  seed: string;
  entropy: string;
  digest: string;
  salt?: string;
  name?: string;
  nameDigest: string;
  entries: ReceiptEntry[];
  winners: string[];
  /** Where on the winner's slice a wheel that shows the draw comes to rest. */
  whereabouts: number;
  drawnAt: string;
  keyId: string;
  signature: string;
  /** Only where the server uses a beacon. */
  beacon?: BeaconRound;
}

type Rule = (value: unknown) => boolean;

const matches =
  (form: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && form.test(value);
export const wholeNumber =
  (least: number, most: number): Rule =>
  (value) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
export const isTextOrNone: Rule = (value) =>
  value === undefined || (typeof value === 'string' && !/\p{Surrogate}/u.test(value));

// Fields that are hashed line by line have no blanks and line feeds: otherwise two different draws could have the same digest.
export const isId = matches(/^[\w-]{1,64}$/);
const isHash = matches(/^[0-9a-f]{64}$/);
export const isLine = matches(/^[ -~]{1,64}$/);

export const isSignature = matches(/^[\w-]{86}$/);

const heaviest = 100_000_000_000;
const mostEntries = 10_000;

/** The first rule that fails names the field. */
const promised: Record<string, Rule> = {
  spinId: isId,
  chain: isId,
  number: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  commitment: isHash,
  saltCommitment: isHash,
  previous: (value) => value === '' || isHash(value),
  link: isHash,
  committedAt: isLine,
};

const drawn: Record<string, Rule> = {
  seed: isHash,
  entropy: matches(/^(?:[0-9a-f]{2}){16,64}$/),
  digest: isHash,
  nameDigest: isHash,
  salt: isTextOrNone,
  name: isTextOrNone,
  entries: (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= mostEntries && areEntries(value),
  winners: (value) => Array.isArray(value) && value.length > 0 && value.every(isId),
  whereabouts: wholeNumber(0, 2 ** 32 - 1),
  drawnAt: isLine,
  keyId: isLine,
  signature: isSignature,
  beacon: (value) => value === undefined || isBeaconRound(value),
};

/** All of them are there, or none; the root in version 4 alone. */
const version3: Record<string, Rule> = {
  version: (value) => value === 3 || value === 4,
  reserves: (value) => Array.isArray(value) && value.every(isId),
  list: (value) => listOrigins.some((origin) => origin === value),
  root: (value) => value === undefined || isHash(value),
};

const isRound = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const isBeaconSignature = matches(/^(?:[0-9a-f]{2}){48,96}$/);
const isBeaconRound: Rule = (raw) =>
  isRecord(raw) &&
  isHash(raw.chain) &&
  isRound(raw.round) &&
  isHash(raw.randomness) &&
  isBeaconSignature(raw.signature);

export const isWeight = wholeNumber(1, heaviest);
const isEntry = (raw: unknown): raw is ReceiptEntry =>
  isRecord(raw) && isId(raw.guid) && isWeight(raw.weight) && isHash(raw.textDigest) && isTextOrNone(raw.text);

const areEntries = (list: unknown[]): boolean =>
  list.every(isEntry) && new Set(list.map(({ guid }) => guid)).size === list.length;

export type ReadReceipt =
  | { kind: 'drawn'; receipt: Receipt }
  | { kind: 'promised'; commitment: Commitment }
  /** `field`: the first that is missing or malformed; undefined if there is no receipt at all. */
  | { kind: 'unreadable'; field?: string };

/**
 * A draw as the server publishes it: made, only committed so far, or unreadable. A receipt without its seed is
 * unreadable, not a commitment: it has other fields of a draw.
 */
export function readReceipt(raw: unknown): ReadReceipt {
  if (!isRecord(raw)) return { kind: 'unreadable' };
  const hasAny = (rules: Record<string, Rule>) =>
    Object.keys(rules).some((field) => Object.hasOwn(raw, field));
  const isPromise = !hasAny(drawn) && !hasAny(version3);
  const rules = isPromise ? promised : { ...promised, ...drawn, ...(hasAny(version3) ? version3 : {}) };
  const wrong = Object.entries(rules).find(([field, rule]) => !rule(valueIn(raw, field)));
  if (wrong) return { kind: 'unreadable', field: wrong[0] };
  if (Object.hasOwn(raw, 'root') !== (raw.version === 4)) return { kind: 'unreadable', field: 'root' };
  return isPromise
    ? { kind: 'promised', commitment: raw as unknown as Commitment }
    : { kind: 'drawn', receipt: raw as unknown as Receipt };
}

/** Everyone who was drawn, in their order: the winners, then the reserves. */
export const placesOf = ({ winners, reserves = [] }: Pick<Receipt, 'winners' | 'reserves'>): string[] => [
  ...winners,
  ...reserves,
];

const known = {
  receipt: new Set(Object.keys({ ...promised, ...drawn, ...version3 })),
  entry: new Set(['guid', 'weight', 'textDigest', 'text']),
  beacon: new Set(['chain', 'round', 'randomness', 'signature']),
  key: new Set(['kty', 'crv', 'use', 'alg', 'kid', 'x']),
};

/** The names of fields in a receipt, and in the keys that it names, that take part in no step. */
export function unknownFields(receipt: Receipt, keys: readonly Record<string, unknown>[]): string[] {
  const among = (place: string, objects: readonly object[], names: ReadonlySet<string>) =>
    objects.flatMap((each) =>
      Object.keys(each)
        .filter((name) => !names.has(name))
        .map((name) => place + name),
    );
  const found = [
    ...among('', [receipt], known.receipt),
    ...among('entries[].', receipt.entries, known.entry),
    ...among('beacon.', receipt.beacon ? [receipt.beacon] : [], known.beacon),
    ...among('key.', keys, known.key),
  ];
  return [...new Set(found)].toSorted();
}

const valueIn = (raw: Record<string, unknown>, field: string): unknown =>
  Object.hasOwn(raw, field) ? raw[field] : undefined;
