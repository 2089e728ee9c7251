import type { APIRequestContext } from '@playwright/test';
import type { Call, Headers } from './calls.ts';
import { newAddress, redeemMailedLink } from './mail-sign-in.ts';
import { runCommand, type Server } from './server.ts';

/** Signs in a new user without a browser. Returns the headers of their calls. */
export async function signInByApi(
  request: APIRequestContext,
  server: Server,
): Promise<{ email: string; bearer: Record<string, string> }> {
  const email = newAddress();
  const { access_token } = await redeemMailedLink(request, server, email);
  return { email, bearer: { Authorization: `Bearer ${access_token}` } };
}

/** A call as a new signed-in user. */
export const asUser =
  (site: () => Server, call: (bearer: Headers) => Call): Call =>
  async (request) =>
    call((await signInByApi(request, site())).bearer)(request);

/** A new user with the admin role. */
export async function signInAdminByApi(request: APIRequestContext, server: Server): Promise<Headers> {
  const { email, bearer } = await signInByApi(request, server);
  await runCommand(server, 'user', 'role', email, 'admin');
  return bearer;
}
