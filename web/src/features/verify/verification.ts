import { ApiError } from '../../api/api-error';
import { getReceipt } from '../../api/draws';
import { readClaims } from '../../receipts/claims';
import { type EntryProof, readEntryProof } from '../../receipts/entry-proof';
import { fetchEvidence, unlessUnreachable } from '../../receipts/evidence';
import { type Commitment, type Receipt, readReceipt, unknownFields } from '../../receipts/receipt';
import { keyList, keysNamed } from '../../receipts/signature';
import { type CheckedStep, linkOf, verifyReceipt } from '../../receipts/verify-receipt';

/** What became of the winners of a draw. */
export type ClaimRecord = NonNullable<ReturnType<typeof readClaims>>;

export type Verification =
  | { state: 'checking' }
  /**
   * `unchecked`: fields that this page doesn't know. `person`: who was on the list, if the proof of it holds.
   * `record`: null if nothing has happened to a winner's place.
   */
  | {
      state: 'checked';
      receipt: Receipt;
      steps: CheckedStep[];
      unchecked: string[];
      person: EntryProof | null;
      record: ClaimRecord | null;
    }
  | { state: 'promised'; commitment: Commitment }
  | { state: 'unreadable'; field?: string }
  /** `none`: the address names no draw. */
  | { state: 'none' | 'missing' | 'unreachable' };

/** Fetches a receipt and its surroundings, and computes everything again. `proof`: of a person on the list. */
export async function verifyDraw(spinId: string, proof?: unknown): Promise<Verification> {
  if (spinId === '') return { state: 'none' };
  try {
    const read = readReceipt(await getReceipt(spinId));
    if (read.kind === 'unreadable') return { ...read, state: 'unreadable' };
    if (read.kind === 'promised') return promisedDraw(read.commitment, spinId);
    const { receipt } = read;
    const [evidence, isBeaconSigned] = await Promise.all([fetchEvidence(receipt), signedByBeacon(receipt)]);
    const steps = verifyReceipt(receipt, { ...evidence, proof, isBeaconSigned, asked: spinId });
    const unchecked = unknownFields(receipt, keysNamed(keyList(evidence.keys) ?? [], receipt.keyId));
    const isProven = steps.some(({ name, verdict }) => name === 'entry' && verdict === 'holds');
    const person = isProven ? readEntryProof(proof) : null;
    return { state: 'checked', receipt, steps, unchecked, person, record: readClaims(evidence.claims) };
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

/**
 * The curves of the beacon's signature are fetched if a receipt has such a signature. Null if they can't be fetched.
 */
async function signedByBeacon({ beacon }: Receipt): Promise<boolean | null> {
  if (!beacon) return null;
  const curves = await unlessUnreachable(import('../../receipts/beacon'));
  return curves?.isSignedByNetwork(beacon) ?? null;
}
