import { request } from '../network/request';
import { apiAddress } from './base';
import { evidenceIn } from './evidence-in';

/** A draw as the server publishes it, not verified; null if it could be read in two ways. */
export async function getReceipt(spinId: string): Promise<unknown> {
  const path = `/api/spins/${encodeURIComponent(spinId)}` as const;
  const body = await evidenceIn(await request(apiAddress(path)));
  return body?.receipt;
}
