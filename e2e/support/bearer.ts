import type { APIRequestContext } from '@playwright/test';
import { mailedLink, newAddress } from './mail-sign-in.ts';
import type { Server } from './server.ts';

/** Somebody new who signs in without a browser: what their calls carry. */
export async function signInByApi(
  request: APIRequestContext,
  server: Server,
): Promise<{ email: string; bearer: Record<string, string> }> {
  const email = newAddress();
  await request.post(`${server.url}/api/auth/email/initiate`, { data: { email } });
  const token = new URL(await mailedLink(server, email), server.url).searchParams.get('token');
  const answer = await request.get(`${server.url}/api/auth/email/verify?response_type=json&token=${token}`);
  return { email, bearer: { Authorization: `Bearer ${(await answer.json()).access_token}` } };
}
