import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';
import type { components } from './schema';

type LinkRequest = components['schemas']['LinkRequest'];

/** Requests a sign-in link. The server responds the same whether it knows the address or not. */
export async function sendMagicLink(wanted: LinkRequest): Promise<void> {
  await successOf(
    await request(apiAddress('/api/auth/email/initiate'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(wanted),
    }),
  );
}
