import { getReceipt } from '../api/draws';
import type { EntryProof } from './entry-proof';
import { fetchEvidence } from './evidence';
import { readReceipt } from './receipt';

/**
 * All that is needed to check a draw, or a person's proof, far from the server, as docs/howto/verify-a-draw.md describes
 * such a file.
 */
export async function proofFile(spinId: string, proof?: Pick<EntryProof, 'spinId'>): Promise<string> {
  const receipt = await getReceipt(spinId);
  const read = readReceipt(receipt);
  if (read.kind !== 'drawn') throw new Error('The receipt could not be read.');
  const { keys, before, log, claims } = await fetchEvidence(read.receipt);
  // Missing parts are left out of the file: a program says what it couldn't check.
  const isLogged = log !== null && Object.keys(log as object).length > 0;
  const found = { before: before ?? undefined, log: isLogged ? log : undefined, claims: claims ?? undefined };
  return `${JSON.stringify({ receipt, keys, ...found, proof }, null, 1)}\n`;
}
