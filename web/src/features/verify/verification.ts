import { ApiError } from '../../api/api-error';
import { getLogProof, getReceipt, getReceiptKeys, listDraws } from '../../api/draws';
import { type Commitment, type Receipt, readReceipt, unknownFields } from '../../receipts/receipt';
import { keyList, keysNamed } from '../../receipts/signature';
import { type CheckedStep, linkOf, logLeaves, verifyReceipt } from '../../receipts/verify-receipt';

export type Verification =
  | { state: 'checking' }
  /** `unchecked`: fields that nothing here knows. */
  | { state: 'checked'; receipt: Receipt; steps: CheckedStep[]; unchecked: string[] }
  | { state: 'promised'; commitment: Commitment }
  | { state: 'unreadable'; field?: string }
  /** `none`: the address names no draw. */
  | { state: 'none' | 'missing' | 'unreachable' };

/** Fetches a receipt and its surroundings, and computes everything again. */
export async function verifyDraw(spinId: string): Promise<Verification> {
  if (spinId === '') return { state: 'none' };
  try {
    const read = readReceipt(await getReceipt(spinId));
    if (read.kind === 'unreadable') return { ...read, state: 'unreadable' };
    if (read.kind === 'promised') return promisedDraw(read.commitment, spinId);
    const { receipt } = read;
    const [keys, before, log, isBeaconSigned] = await Promise.all([
      unlessUnreachable(getReceiptKeys()),
      drawBefore(receipt),
      proofInLog(receipt),
      signedByBeacon(receipt),
    ]);
    const steps = verifyReceipt(receipt, { keys, before, log, isBeaconSigned, asked: spinId });
    const unchecked = unknownFields(receipt, keysNamed(keyList(keys) ?? [], receipt.keyId));
    return { state: 'checked', receipt, steps, unchecked };
  } catch (error) {
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { state: isMissing ? 'missing' : 'unreachable' };
  }
}

/** A server could answer with the commitment of another draw, or with one that its link doesn't cover. */
function promisedDraw(commitment: Commitment, asked: string): Verification {
  if (commitment.spinId !== asked) return { state: 'unreadable', field: 'spinId' };
  if (linkOf(commitment) !== commitment.link) return { state: 'unreadable', field: 'link' };
  return { state: 'promised', commitment };
}

async function drawBefore({ chain, number }: Receipt): Promise<Commitment | null> {
  if (number <= 1) return null;
  const page = await unlessUnreachable(listDraws(chain, number));
  const [neighbour] = page?.draws ?? [];
  const read = neighbour && readReceipt(await unlessUnreachable(getReceipt(neighbour.spinId)));
  if (!read || read.kind === 'unreadable') return null;
  return read.kind === 'drawn' ? read.receipt : read.commitment;
}

/** Null where the log doesn't have the draw, as for those from before the log; something unreadable where it can't be asked. */
async function proofInLog(receipt: Receipt): Promise<unknown> {
  try {
    return await getLogProof(logLeaves(receipt));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    console.warn('The log of draws could not be asked.', error);
    return {};
  }
}

/** The curves of the beacon's signature are fetched where a receipt has one. Null where they can't be. */
async function signedByBeacon({ beacon }: Receipt): Promise<boolean | null> {
  if (!beacon) return null;
  const curves = await unlessUnreachable(import('../../receipts/beacon'));
  return curves?.isSignedByNetwork(beacon) ?? null;
}

const unlessUnreachable = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: unknown) => {
    console.warn('Something a receipt is checked against could not be fetched.', error);
    return null;
  });
