import { getClientConfig } from '../api/site';

/** What the human-verification widget needs; without a site key there is no widget. */
export interface Verification {
  siteKey: string;
  script: string;
}

const usualScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

/** Sent to a server without verification. */
export const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX';

/** For an upload before the server's check is known; null if a check is required. */
export const tokenWithoutCheck = (): Promise<string | null> =>
  getVerification().then(
    (verification) => (verification ? null : dummyToken),
    () => null,
  );

/** Null where the server doesn't verify; rejects when it can't be asked. */
export async function getVerification(): Promise<Verification | null> {
  const { turnstileSiteKey: siteKey, turnstileScriptUrl } = await getClientConfig();
  return siteKey ? { siteKey, script: turnstileScriptUrl ?? usualScript } : null;
}
