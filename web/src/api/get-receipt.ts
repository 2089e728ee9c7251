import { apiAddress } from './base';
import { successOf } from './failed-answer';
import { request } from './request';

/** A draw as the server tells it to everyone; whether it can be believed is another question. */
export async function getReceipt(spinId: string): Promise<unknown> {
  const path = `/api/spins/${encodeURIComponent(spinId)}` as const;
  return (await successOf(await request(apiAddress(path)))).receipt;
}
