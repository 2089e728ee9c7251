import { sendAsUser } from './authenticated-request';
import { apiAddress } from './base';
import { call, callAsUser } from './client';
import type { components } from './schema';
import { type Profile, profilePath, readProfile } from './session';

export const getProfile = (): Promise<Profile> =>
  readProfile(() => sendAsUser(profilePath, { deadline: 'start' }));

/** Ends the session on the server. Returns whether that worked. */
export async function logOutOnServer(): Promise<boolean> {
  try {
    return (await sendAsUser('/api/auth/logout')).ok;
  } catch {
    return false;
  }
}

/** A device on which the user is signed in. */
export type Device = components['schemas']['DeviceSession'];

export const listDevices = async (): Promise<Device[]> =>
  (await callAsUser('GET /api/user/sessions')).sessions;

/** Signs one device out. */
export const endDevice = (id: string) => callAsUser('DELETE /api/user/sessions/{id}', { path: { id } });

/** Signs every device out, this one too. */
export const endAllDevices = () => callAsUser('DELETE /api/user/sessions');

/** Everything the product stores about the user, as one document. */
export const exportAccount = () => callAsUser('GET /api/user/export');

/** Deletes the account and everything that belongs to it. */
export const deleteAccount = () => callAsUser('DELETE /api/user');

/** Requests a sign-in link. The server responds the same whether it knows the address or not. */
export const sendMagicLink = (body: components['schemas']['LinkRequest']) =>
  call('POST /api/auth/email/initiate', { body });

export type ProviderName = components['schemas']['Providers']['providers'][number]['name'];

/** The ways to sign in, in the order in which they are offered. */
export const providerNames: readonly ProviderName[] = [
  'google',
  'facebook',
  'microsoft',
  'apple',
  'github',
  'email',
];
export type SocialProvider = Exclude<ProviderName, 'email'>;

export const socialProviders: readonly SocialProvider[] = providerNames.filter((name) => name !== 'email');

export const isProviderName = (text: string | null | undefined): text is ProviderName =>
  providerNames.some((name) => name === text);

/** A way to sign in that the operator has added, with the text of its button. */
export type OwnProvider = components['schemas']['Providers']['own'][number];

/** The providers that are set up on this server. */
export async function getProviders(): Promise<{ known: Map<ProviderName, boolean>; own: OwnProvider[] }> {
  const { providers, own } = await call('GET /api/auth/providers');
  // A newer server may have others, and an older one has no own ones.
  const known = providers.filter(({ name }) => isProviderName(name));
  return { known: new Map(known.map(({ name, configured }) => [name, configured])), own: own ?? [] };
}

/** The address that starts the sign-in with a provider, as a full page load. */
export const signInAddress = (provider: string, returnTo: string): string =>
  `${apiAddress(`/api/auth/${encodeURIComponent(provider)}/initiate`)}?returnTo=${encodeURIComponent(returnTo)}`;

/** A token with which a program of the user makes calls. */
export type ApiToken = components['schemas']['ApiToken'];
export type Scope = ApiToken['scopes'][number];

export const listApiTokens = async (): Promise<ApiToken[]> =>
  (await callAsUser('GET /api/user/tokens')).tokens;

/** Makes a token and returns its text, which the server tells only once. */
export const makeApiToken = async (body: components['schemas']['ApiTokenRequest']): Promise<string> =>
  (await callAsUser('POST /api/user/tokens', { body })).token;

export const revokeApiToken = (id: string) => callAsUser('DELETE /api/user/tokens/{id}', { path: { id } });
