import { getClientConfig } from '../../api/site';
import { loadScript } from '../../network/load-script';
import { within } from '../../network/within';
import { once } from '../../state/once';

/** What the service's script adds to the window. */
interface ScoreService {
  ready: (work: () => void) => void;
  execute: (siteKey: string, about: { action: string }) => Promise<string>;
}

const action = 'feedback_submit';
const tokenTimeoutMs = 10_000;

/** The check failed, so nothing was sent. */
export class BotCheckFailed extends Error {
  override readonly name = 'BotCheckFailed';
}

/** Fetches the service's script ahead of time, where this server requires a score. On localhost it doesn't. */
export const prepareBotCheck = once(prepare);

/** A token that the server has a score for; empty where it requires none. */
export async function botToken(): Promise<string> {
  const execute = await prepareBotCheck();
  return execute ? checked(execute()) : '';
}

async function prepare(): Promise<(() => Promise<string>) | null> {
  const { recaptchaSiteKey, recaptchaScriptUrl } = await getClientConfig();
  if (!recaptchaSiteKey || !recaptchaScriptUrl) return null;
  await checked(loadScript(`${recaptchaScriptUrl}?render=${encodeURIComponent(recaptchaSiteKey)}`));
  const service = (window as unknown as { grecaptcha?: ScoreService }).grecaptcha;
  if (!service) throw new BotCheckFailed('The script of the bot check brought no service along');
  await checked(new Promise<void>((resolve) => service.ready(resolve)));
  return () => service.execute(recaptchaSiteKey, { action });
}

/** A service that never answers must not leave the form sending forever. */
const checked = <Result>(step: Promise<Result>): Promise<Result> =>
  within(tokenTimeoutMs, step).catch((cause: unknown) => {
    throw new BotCheckFailed('The bot check failed', { cause });
  });
