import type { APIRequestContext } from '@playwright/test';
import { mailedLink, newAddress } from './mail-sign-in.ts';
import type { Server } from './server.ts';

/** The header of somebody who has just signed in for the first time. */
export async function newBearer(request: APIRequestContext, server: Server): Promise<Record<string, string>> {
  const email = newAddress();
  await request.post(`${server.url}/api/auth/email/initiate`, { data: { email } });
  const token = new URL(await mailedLink(server, email), server.url).searchParams.get('token');
  const answer = await request.get(`${server.url}/api/auth/email/verify?response_type=json&token=${token}`);
  return { Authorization: `Bearer ${(await answer.json()).access_token}` };
}
