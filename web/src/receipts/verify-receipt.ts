import { firstWrongDigest, fromHex, lines, sha256Hex } from './digests';
import { fairLandingOffset, fairPick } from './fair-pick';
import type { Commitment, Receipt } from './receipt';
import { isSigned, keyList, keyNamed } from './signature';

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
  /** The id that was requested: a server could respond with the valid receipt of another draw. */
  asked?: string;
}

/** Computes everything in a receipt again. It trusts nothing but arithmetic. */
export function verifyReceipt(receipt: Receipt, surroundings: Surroundings): CheckedStep[] {
  const { keys, before, asked = receipt.spinId } = surroundings;
  return [
    step('commitment', receipt.commitment, sha256Hex(fromHex(receipt.seed) ?? receipt.seed)),
    step('link', receipt.link, receipt.spinId === asked ? linkOf(receipt) : ''),
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
  sha256Hex(entries.map(({ guid, weight, textDigest }) => `${guid} ${weight} ${textDigest}\n`).join(''));

function pickAgain({ seed, entries, winners, ...facts }: Receipt): string {
  const bytes = fromHex(seed);
  if (!bytes) return '';
  const known = { ...facts, seed: bytes };
  return `${fairPick(known, entries, winners.length).join(' ')} @ ${fairLandingOffset(known)}`;
}

/** The verdict on all steps: one that fails decides. `private`: everything public holds, and the texts are hidden. */
export function verdictOn(steps: readonly CheckedStep[]): 'holds' | 'private' | 'fails' | 'unknown' {
  const has = (sought: Verdict) => steps.some(({ verdict }) => verdict === sought);
  if (has('fails')) return 'fails';
  if (has('unknown')) return 'unknown';
  return has('hidden') ? 'private' : 'holds';
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

/** Compares the chains too: a dishonest server could link to a draw with the right number in another chain. */
function chainStep({ chain, number, previous }: Receipt, before: Commitment | null): CheckedStep {
  const shown = { name: 'chain', said: previous } as const;
  if (number === 1) return { ...shown, found: '', verdict: previous === '' ? 'holds' : 'fails' };
  if (previous === '') return { ...shown, found: '', verdict: 'fails' };
  if (!before) return { ...shown, found: '', verdict: 'unknown' };
  const isNeighbour = before.chain === chain && before.number === number - 1;
  return step('chain', previous, isNeighbour ? linkOf(before) : '');
}

/**
 * Whether the texts shown are those that were drawn from. A receipt shows salt, name and all texts, or none of them:
 * texts without the salt can't be checked, so they fail.
 */
function textsStep({ salt, saltCommitment, name, nameDigest, entries }: Receipt): CheckedStep {
  const isShown = [salt, name, ...entries.map(({ text }) => text)].map((text) => text !== undefined);
  if (!isShown.includes(true)) return { name: 'texts', verdict: 'hidden', said: '', found: '' };
  if (salt === undefined || isShown.includes(false))
    return { name: 'texts', verdict: 'fails', said: saltCommitment, found: '' };
  const texts = ['', name ?? '', ...entries.map(({ text = '' }) => text)];
  const digests = [saltCommitment, nameDigest, ...entries.map(({ textDigest }) => textDigest)];
  const wrong = firstWrongDigest(salt, texts, digests);
  if (wrong < 0) return { name: 'texts', verdict: 'holds', said: saltCommitment, found: saltCommitment };
  const found = sha256Hex(salt + texts[wrong]);
  return { name: 'texts', verdict: 'fails', said: digests[wrong] ?? '', found };
}

function signatureStep(receipt: Receipt, keys: unknown): CheckedStep {
  const shown = { name: 'signature', said: receipt.signature, found: receipt.keyId } as const;
  const list = keyList(keys);
  if (!list) return { ...shown, verdict: 'unknown' };
  const key = keyNamed(list, receipt.keyId);
  const holds = key !== null && isSigned(statementOf(receipt), receipt.signature, key);
  return { ...shown, verdict: holds ? 'holds' : 'fails' };
}
