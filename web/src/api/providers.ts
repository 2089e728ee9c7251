import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';
import type { components } from './schema';

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

/** The providers that are set up on this server. */
export async function getProviders(): Promise<Map<ProviderName, boolean>> {
  const { providers } = await successOf(await request(apiAddress('/api/auth/providers')));
  const known = new Map<ProviderName, boolean>();
  for (const entry of Array.isArray(providers) ? providers : []) {
    if (isProviderName(entry?.name)) known.set(entry.name, entry.configured === true);
  }
  return known;
}

/** The address that starts the sign-in with a provider, as a full page load. */
export const signInAddress = (provider: SocialProvider, returnTo: string): string =>
  `${apiAddress(`/api/auth/${provider}/initiate`)}?returnTo=${encodeURIComponent(returnTo)}`;
