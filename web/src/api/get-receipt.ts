import { apiAddress } from './base';
import { successOf } from './failed-answer';
import { request } from './request';

/** A draw as the server publishes it, not verified. */
export async function getReceipt(spinId: string): Promise<unknown> {
  const path = `/api/spins/${encodeURIComponent(spinId)}` as const;
  return (await successOf(await request(apiAddress(path)))).receipt;
}
