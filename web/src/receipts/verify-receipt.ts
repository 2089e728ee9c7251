import { fromHex, lines, sha256Hex } from './digests';
import { fairPick, fairWhereabouts } from './fair-pick';
import type { Commitment, Receipt } from './receipt';
import { isSigned, keyNamed } from './signature';

/** The checks, in the order in which they are shown. */
type StepName = 'commitment' | 'link' | 'chain' | 'texts' | 'digest' | 'winners' | 'signature';

/** `hidden`: the texts aren't public. `unknown`: the data could not be fetched. */
type Verdict = 'holds' | 'fails' | 'hidden' | 'unknown';

export interface CheckedStep {
  name: StepName;
  verdict: Verdict;
  /** What the receipt says, and what was computed here. */
  said: string;
  found: string;
}

export interface Surroundings {
  /** The server's published keys; undefined where they couldn't be fetched. */
  keys: unknown;
  /** The draw before it in its chain; null where it couldn't be fetched. */
  before: Commitment | null;
}

/** Computes everything in a receipt again. It trusts nothing but arithmetic. */
export function verifyReceipt(receipt: Receipt, { keys, before }: Surroundings): CheckedStep[] {
  return [
    step('commitment', receipt.commitment, sha256Hex(fromHex(receipt.seed) ?? receipt.seed)),
    step('link', receipt.link, linkOf(receipt)),
    chainStep(receipt, before),
    textsStep(receipt),
    step('digest', receipt.digest, digestOf(receipt)),
    step('winners', `${receipt.winners.join(' ')} @ ${receipt.whereabouts}`, pickAgain(receipt)),
    signatureStep(receipt, keys),
  ];
}

export const linkOf = (promised: Commitment): string => {
  const { chain, number, spinId, commitment, saltCommitment, previous } = promised;
  return sha256Hex(lines('wheelwright link 1', chain, number, spinId, commitment, saltCommitment, previous));
};

const digestOf = ({ entries }: Receipt): string =>
  sha256Hex(entries.map(({ guid, weight, textDigest }) => lines(`${guid} ${weight} ${textDigest}`)).join(''));

function pickAgain({ seed, entries, winners, ...facts }: Receipt): string {
  const bytes = fromHex(seed);
  if (!bytes) return '';
  const known = { ...facts, seed: bytes };
  return `${fairPick(known, entries, winners.length).join(' ')} @ ${fairWhereabouts(known)}`;
}

const statementOf = (receipt: Receipt): string =>
  lines(
    'wheelwright receipt 1',
    receipt.link,
    receipt.seed,
    receipt.entropy,
    receipt.digest,
    receipt.winners.join(' '),
    receipt.nameDigest,
    receipt.committedAt,
    receipt.drawnAt,
  );

const step = (name: StepName, said: string, found: string): CheckedStep => ({
  name,
  verdict: said !== '' && said === found ? 'holds' : 'fails',
  said,
  found,
});

function chainStep({ number, previous }: Receipt, before: Commitment | null): CheckedStep {
  const shown = { name: 'chain', said: previous } as const;
  if (number === 1) return { ...shown, found: '', verdict: previous === '' ? 'holds' : 'fails' };
  if (!before) return { ...shown, found: '', verdict: 'unknown' };
  return step('chain', previous, before.number === number - 1 ? linkOf(before) : '');
}

/** Whether the texts shown are those that were drawn from. */
function textsStep({ salt, saltCommitment, name, nameDigest, entries }: Receipt): CheckedStep {
  const isHidden =
    salt === undefined && name === undefined && entries.every(({ text }) => text === undefined);
  if (isHidden) return { name: 'texts', verdict: 'hidden', said: '', found: '' };
  const digestOfText = (text: string | undefined) => sha256Hex((salt ?? '') + (text ?? ''));
  const shown = [
    { said: saltCommitment, found: sha256Hex(salt ?? '') },
    { said: nameDigest, found: digestOfText(name) },
    ...entries.map(({ text, textDigest: said }) => ({ said, found: digestOfText(text) })),
  ];
  const wrong = shown.find(({ said, found }) => said !== found);
  const [first] = shown;
  return { name: 'texts', verdict: wrong ? 'fails' : 'holds', said: '', found: '', ...(wrong ?? first) };
}

function signatureStep(receipt: Receipt, keys: unknown): CheckedStep {
  const shown = { name: 'signature', said: receipt.signature, found: receipt.keyId } as const;
  if (keys === null || keys === undefined) return { ...shown, verdict: 'unknown' };
  const key = keyNamed(keys, receipt.keyId);
  const holds = key !== null && isSigned(statementOf(receipt), receipt.signature, key);
  return { ...shown, verdict: holds ? 'holds' : 'fails' };
}
