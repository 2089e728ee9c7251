import { ApiError } from '../api/api-error';
import { getClaims, getLogProof, getReceipt, getReceiptKeys, listDraws } from '../api/draws';
import { readClaims } from './claims';
import { type Commitment, type Receipt, readReceipt } from './receipt';
import { logLeaves } from './verify-receipt';

/** What a receipt is checked with, as the server publishes it. */
export async function fetchEvidence(receipt: Receipt) {
  const [keys, before, log, claims] = await Promise.all([
    unlessUnreachable(getReceiptKeys()),
    drawBefore(receipt),
    proofInLog(receipt),
    claimsOf(receipt),
  ]);
  return { keys, before, log, claims };
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

/** Undefined where nothing became of a winner, as in most draws; null where that can't be asked. */
async function claimsOf({ spinId }: Receipt): Promise<unknown> {
  try {
    const claims = await getClaims(spinId);
    return readClaims(claims)?.events.length === 0 ? undefined : (claims ?? null);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    console.warn('What became of the winners could not be asked.', error);
    return null;
  }
}

export const unlessUnreachable = <Answer>(asked: Promise<Answer>): Promise<Answer | null> =>
  asked.catch((error: unknown) => {
    console.warn('Something a receipt is checked against could not be fetched.', error);
    return null;
  });
