import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';
import { textIn } from './read-body';

/** The server's settings for pages; unset ones are left out. */
export interface ClientConfig {
  recaptchaSiteKey: string | undefined;
  recaptchaScriptUrl: string | undefined;
  turnstileSiteKey: string | undefined;
  turnstileScriptUrl: string | undefined;
  /** Where plans are sold, if anywhere. */
  plansUrl: string | undefined;
  sourceUrl: string | undefined;
  version: string | undefined;
}

export async function getClientConfig(): Promise<ClientConfig> {
  const body = await successOf(await request(apiAddress('/api/config/client')));
  return {
    recaptchaSiteKey: textIn(body, 'recaptchaSiteKey'),
    recaptchaScriptUrl: textIn(body, 'recaptchaScriptUrl'),
    turnstileSiteKey: textIn(body, 'turnstileSiteKey'),
    turnstileScriptUrl: textIn(body, 'turnstileScriptUrl'),
    plansUrl: textIn(body, 'plansUrl'),
    sourceUrl: textIn(body, 'sourceUrl'),
    version: textIn(body, 'version'),
  };
}
