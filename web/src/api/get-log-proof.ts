import { request } from '../network/request';
import { apiAddress } from './base';
import { evidenceIn } from './evidence-in';

/** The proofs that the leaves of a draw are in the server's public log, not verified; null if it says it has none. */
export async function getLogProof(leaves: Record<string, string>): Promise<unknown> {
  const query = new URLSearchParams(leaves);
  const answer = await evidenceIn(await request(apiAddress(`/.well-known/draws/proof?${query}`)));
  return answer?.log === undefined ? {} : answer.log;
}
