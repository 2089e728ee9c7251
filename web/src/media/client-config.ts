import { getClientConfig } from '../api/get-client-config';

/** What the human-verification widget needs; without a key there is none to show. */
export interface Verification {
  siteKey: string;
  script: string;
}

const usualScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

/** What is sent to a server that verifies nobody. */
export const dummyToken = 'XXXX.DUMMY.TOKEN.XXXX';

/** For whoever sends before it is known that nobody is verified; null where a check has to be done. */
export const tokenWithoutCheck = (): Promise<string | null> =>
  getVerification().then(
    (verification) => (verification ? null : dummyToken),
    () => null,
  );

/** Null where the server verifies nobody; rejects when it cannot be asked. */
export async function getVerification(): Promise<Verification | null> {
  const { turnstileSiteKey: siteKey, turnstileScriptUrl } = await getClientConfig();
  return siteKey ? { siteKey, script: turnstileScriptUrl ?? usualScript } : null;
}
