import { apiAddress } from '../api/base';
import { successOf } from '../api/failed-answer';
import { textIn } from '../api/read-body';

/** What the human-verification widget needs; without a key there is none to show. */
export interface Verification {
  siteKey: string;
  script: string;
}

const usualScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js';

/** Null where the server verifies nobody; rejects when it cannot be asked. */
export async function getVerification(): Promise<Verification | null> {
  const body = await successOf(await fetch(apiAddress('/api/config/client')));
  const siteKey = textIn(body, 'turnstileSiteKey');
  return siteKey ? { siteKey, script: textIn(body, 'turnstileScriptUrl') ?? usualScript } : null;
}
