import { isRecord } from '../wheel/document/heal-config';

export interface ReceiptEntry {
  guid: string;
  weight: number;
  /** The digest of the text. */
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
  /** Of the salt: it must not be chosen for its outcome either. */
  saltCommitment: string;
  /** The link of the draw before; empty for the first of its chain. */
  previous: string;
  link: string;
  committedAt: string;
}

/** The public proof of a draw. */
export interface Receipt extends Commitment {
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
}

type Fields = Record<string, unknown>;

const promised = ['spinId', 'chain', 'commitment', 'saltCommitment', 'previous', 'link', 'committedAt'];
const proven = ['seed', 'entropy', 'digest', 'nameDigest', 'drawnAt', 'keyId', 'signature'];

const haveTexts = (raw: Fields, fields: string[]) => fields.every((field) => typeof raw[field] === 'string');
const isWeight = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 1;
const isTextOrNone = (value: unknown) => value === undefined || typeof value === 'string';

const isCommitment = (raw: unknown): raw is Commitment & Fields =>
  isRecord(raw) && haveTexts(raw, promised) && Number.isSafeInteger(raw.number);

const isEntry = (raw: unknown): raw is ReceiptEntry =>
  isRecord(raw) && haveTexts(raw, ['guid', 'textDigest']) && isWeight(raw.weight) && isTextOrNone(raw.text);

const isReceipt = (raw: Commitment & Fields): raw is Receipt & Fields =>
  haveTexts(raw, proven) &&
  isTextOrNone(raw.salt) &&
  isTextOrNone(raw.name) &&
  Array.isArray(raw.entries) &&
  raw.entries.every(isEntry) &&
  Array.isArray(raw.winners) &&
  raw.winners.every((guid) => typeof guid === 'string') &&
  Number.isSafeInteger(raw.whereabouts);

export type ReadReceipt =
  | { kind: 'drawn'; receipt: Receipt }
  | { kind: 'promised'; commitment: Commitment }
  | { kind: 'unreadable' };

/** A draw as the server publishes it: made, only committed so far, or unreadable. */
export function readReceipt(raw: unknown): ReadReceipt {
  if (!isCommitment(raw)) return { kind: 'unreadable' };
  if (raw.seed === undefined) return { kind: 'promised', commitment: raw };
  return isReceipt(raw) ? { kind: 'drawn', receipt: raw } : { kind: 'unreadable' };
}
