import { claimsStatement, readClaims } from './claims';
import { firstWrongDigest, fromHex, lines, sha256Hex, toHex } from './digests';
import { isInLog, isSignedHead, isWhole, leavesOf, readLogProof } from './draw-log';
import { isSealedLate } from './draw-times';
import { isOnList, readEntryProof } from './entry-proof';
import { fairLandingOffset, fairPick } from './fair-pick';
import { type Commitment, placesOf, type Receipt } from './receipt';
import { isSigned, keyList, keyNamed } from './signature';

/** The checks, in the order in which they are shown. */
type StepName =
  | 'commitment'
  | 'link'
  | 'chain'
  | 'texts'
  | 'digest'
  | 'winners'
  | 'beacon'
  | 'signature'
  | 'log'
  | 'entry'
  | 'claims';

/**
 * `hidden`: the texts aren't public. `unlogged`: the log doesn't have the draw. `unproven`: it is unknown here
 * whether the beacon's network signed its number. `late`: the draw was sealed after that number was published, by its
 * own time. `unknown`: the data could not be fetched.
 */
type Verdict = 'holds' | 'fails' | 'hidden' | 'unlogged' | 'unproven' | 'late' | 'unknown';

export interface CheckedStep {
  name: StepName;
  verdict: Verdict;
  /** What the receipt says, and what was computed here. */
  said: string;
  found: string;
  /** Where the log has the draw, counted from 1. Only where that is proven. */
  places?: { sealed: number; opened: number; size: number };
}

export interface Surroundings {
  /** The server's published keys; undefined where they couldn't be fetched. */
  keys: unknown;
  /** The draw before it in its chain; null where it couldn't be fetched. */
  before: Commitment | null;
  /** The server's proof that the draw is in its public log; null where the log doesn't have it. */
  log?: unknown;
  /** What shows that one person was on the list, where somebody has it. */
  proof?: unknown;
  /** What became of the winners. */
  claims?: unknown;
  /** Whether the beacon's network signed its round; null where that can't be checked here. */
  isBeaconSigned?: boolean | null;
  /** The id that was requested: a server could respond with the valid receipt of another draw. */
  asked?: string;
}

/** Computes everything in a receipt again. It trusts nothing but arithmetic. */
export function verifyReceipt(receipt: Receipt, surroundings: Surroundings): CheckedStep[] {
  const {
    keys,
    before,
    log = null,
    proof,
    claims,
    isBeaconSigned = null,
    asked = receipt.spinId,
  } = surroundings;
  return [
    step('commitment', receipt.commitment, sha256Hex(fromHex(receipt.seed) ?? receipt.seed)),
    step('link', receipt.link, receipt.spinId === asked ? linkOf(receipt) : ''),
    chainStep(receipt, before),
    textsStep(receipt),
    step('digest', receipt.digest, digestOf(receipt)),
    step('winners', `${placesOf(receipt).join(' ')} @ ${receipt.whereabouts}`, pickAgain(receipt)),
    ...beaconSteps(receipt, isBeaconSigned),
    signatureStep(receipt, keys),
    logStep(receipt, keys, log),
    ...(proof === undefined ? [] : [entryStep(receipt, proof)]),
    ...(claims === undefined ? [] : [claimsStep(receipt, keys, claims)]),
  ];
}

export const linkOf = (promised: Commitment): string => {
  const { chain, number, spinId, commitment, saltCommitment, previous } = promised;
  return sha256Hex(lines('wheelwright link 1', chain, number, spinId, commitment, saltCommitment, previous));
};

const digestOf = ({ entries }: Receipt): string =>
  sha256Hex(entries.map(({ guid, weight, textDigest }) => `${guid} ${weight} ${textDigest}\n`).join(''));

function pickAgain({ seed, entries, ...facts }: Receipt): string {
  const bytes = fromHex(seed);
  if (!bytes) return '';
  const known = { ...facts, seed: bytes };
  return `${fairPick(known, entries, placesOf(facts).length).join(' ')} @ ${fairLandingOffset(known)}`;
}

/**
 * `private`: everything public holds, and the texts are hidden. `unlogged`: everything holds but for the log. `unproven`:
 * what was checked holds, but the beacon's own signature wasn't. `late`: what was checked holds, but not that nobody knew
 * the beacon's number.
 */
type Overall =
  | 'holds'
  | 'private'
  | 'unlogged'
  | 'privateUnlogged'
  | 'unproven'
  | 'late'
  | 'fails'
  | 'unknown';

/** The verdict on all steps: one that fails decides. */
export function verdictOn(steps: readonly CheckedStep[]): Overall {
  const has = (sought: Verdict) => steps.some(({ verdict }) => verdict === sought);
  if (has('fails')) return 'fails';
  if (has('unknown')) return 'unknown';
  if (has('late')) return 'late';
  if (has('unproven')) return 'unproven';
  if (has('unlogged')) return has('hidden') ? 'privateUnlogged' : 'unlogged';
  return has('hidden') ? 'private' : 'holds';
}

function statementOf(receipt: Receipt): string {
  const { link, seed, entropy, digest, nameDigest, committedAt, drawnAt, beacon } = receipt;
  const { version, reserves = [], list = '', root } = receipt;
  const drawn = [link, seed, entropy, digest, receipt.winners.join(' ')];
  const times = [nameDigest, committedAt, drawnAt];
  const round = beacon ? [beacon.chain, beacon.round, beacon.randomness, beacon.signature] : [];
  const named = [reserves.join(' '), list, ...(root ? [root] : [])];
  if (version) return lines(`wheelwright receipt ${root ? 4 : 3}`, ...drawn, ...named, ...times, ...round);
  return lines(`wheelwright receipt ${beacon ? 2 : 1}`, ...drawn, ...times, ...round);
}

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

/** The number of a beacon follows from its network's signature. Whether that is right can't be checked everywhere. */
function beaconSteps(receipt: Receipt, isSignedByNetwork: boolean | null): CheckedStep[] {
  if (!receipt.beacon) return [];
  const { randomness, signature } = receipt.beacon;
  const checked = step('beacon', randomness, sha256Hex(fromHex(signature) ?? ''));
  if (checked.verdict === 'fails') return [checked];
  if (isSignedByNetwork) return [isSealedLate(receipt) ? { ...checked, verdict: 'late' } : checked];
  return [{ ...checked, verdict: isSignedByNetwork === null ? 'unproven' : 'fails' }];
}

function signatureStep(receipt: Receipt, keys: unknown): CheckedStep {
  const shown = { name: 'signature', said: receipt.signature, found: receipt.keyId } as const;
  const list = keyList(keys);
  if (!list) return { ...shown, verdict: 'unknown' };
  const key = keyNamed(list, receipt.keyId);
  const holds = key !== null && isSigned(statementOf(receipt), receipt.signature, key);
  return { ...shown, verdict: holds ? 'holds' : 'fails' };
}

/** The hashes, in hexadecimal digits, by which the log is asked for a draw. */
export function logLeaves(receipt: Receipt): { sealed: string; opened: string; closed?: string } {
  const { sealed, closed, opened } = leavesOf(receipt, statementOf(receipt));
  return { sealed: toHex(sealed), opened: toHex(opened), ...(closed && { closed: toHex(closed) }) };
}

function logStep(receipt: Receipt, keys: unknown, log: unknown): CheckedStep {
  if (log === null) return { name: 'log', verdict: 'unlogged', said: '', found: '' };
  const proof = readLogProof(log);
  const leaves = leavesOf(receipt, statementOf(receipt));
  if (!proof || !isWhole(proof, leaves)) return { name: 'log', verdict: 'unknown', said: '', found: '' };
  const shown = { name: 'log', said: toHex(proof.head.root), found: toHex(leaves.opened) } as const;
  if (!isInLog(proof, leaves)) return { ...shown, verdict: 'fails' };
  const list = keyList(keys);
  if (!list) return { ...shown, verdict: 'unknown' };
  if (!isSignedHead(proof.head, list)) return { ...shown, verdict: 'fails' };
  const { sealed, opened, head } = proof;
  const places = { sealed: sealed.index + 1, opened: opened.index + 1, size: head.size };
  return { ...shown, verdict: 'holds', places };
}

/** Whether one person was on the list, by the proof that this person has. */
function entryStep(receipt: Receipt, raw: unknown): CheckedStep {
  const proof = readEntryProof(raw);
  const shown = { name: 'entry', said: receipt.root ?? '', found: proof?.guid ?? '' } as const;
  if (!proof || !receipt.root) return { ...shown, verdict: 'unknown' };
  return { ...shown, verdict: isOnList(receipt, proof) ? 'holds' : 'fails' };
}

/** Whether what became of the winners follows from the draw, and is signed. */
function claimsStep(receipt: Receipt, keys: unknown, raw: unknown): CheckedStep {
  const claims = readClaims(raw);
  const statement = claims && claimsStatement(receipt, claims);
  const shown = { name: 'claims', said: claims?.signature ?? '', found: claims?.keyId ?? '' } as const;
  if (!claims) return { ...shown, verdict: 'unknown' };
  if (!statement) return { ...shown, verdict: 'fails' };
  const list = keyList(keys);
  if (!list) return { ...shown, verdict: 'unknown' };
  const key = keyNamed(list, claims.keyId);
  return {
    ...shown,
    verdict: key !== null && isSigned(statement, claims.signature, key) ? 'holds' : 'fails',
  };
}
