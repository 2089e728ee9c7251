import type { ProviderName } from '../../api/account';

/** The providers' own names, the same in every language. */
export const providerLabels: Record<ProviderName, string> = {
  google: 'Google',
  facebook: 'Facebook',
  microsoft: 'Microsoft',
  apple: 'Apple',
  github: 'GitHub',
  email: 'E-Mail',
};
