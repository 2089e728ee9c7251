import { getReceiptKeys } from '../api/draws';
import { brokenParts, type Promised } from './promise';
import { type Receipt, readReceipt } from './receipt';
import { sealedStore } from './sealed-draw';
import { keyList, keyNamed } from './signature';
import { verifyReceipt } from './verify-receipt';

/** What shows that a promise was broken. `docs/howto/verify-a-draw.py` reads it too, with its receipt and keys. */
export interface BrokenPromise {
  promised: Promised;
  receipt: unknown;
  keys: unknown;
  /** The parts that differ, and the steps of the check that fail. */
  differs: string[];
}

export type HeldDraw =
  | { kind: 'kept'; receipt: Receipt }
  | { kind: 'broken'; evidence: BrokenPromise }
  /** Nothing that was promised differs, but this page can't read the rest. */
  | { kind: 'unreadable' };

/**
 * Compares a receipt with what was promised before the draw, and computes everything in it again. The draw before it and
 * the public log are left to the page that verifies: they take more calls, and no winner should wait for them.
 */
export async function holdToPromise(promised: Promised, given: unknown): Promise<HeldDraw> {
  const read = readReceipt(given);
  const receipt = read.kind === 'drawn' ? read.receipt : null;
  const keys = await keysFor(receipt?.keyId);
  const steps = receipt ? verifyReceipt(receipt, { keys, before: null, asked: promised.spinId }) : [];
  const failed = steps.filter(({ verdict }) => verdict === 'fails').map(({ name }) => name);
  const differs = [...new Set([...brokenParts(promised, given), ...failed])];
  if (differs.length > 0) return { kind: 'broken', evidence: { promised, receipt: given, keys, differs } };
  if (!receipt) return { kind: 'unreadable' };
  sealedStore.setState({ receipt: receipt.spinId, commitment: receipt.commitment });
  return { kind: 'kept', receipt };
}

let known: unknown = null;

/** The server's keys; asked for again only when they lack this one. Without them the signature isn't checked. */
async function keysFor(keyId: string | undefined): Promise<unknown> {
  if (keyId !== undefined && keyNamed(keyList(known) ?? [], keyId)) return known;
  try {
    known = await getReceiptKeys();
  } catch (error) {
    console.warn('The keys of receipts could not be fetched.', error);
    return null;
  }
  return known;
}
