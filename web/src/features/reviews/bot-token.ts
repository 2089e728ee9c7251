import { getClientConfig } from '../../api/get-client-config';

/** What the service's script adds to the window. */
interface ScoreService {
  ready: (work: () => void) => void;
  execute: (siteKey: string, about: { action: string }) => Promise<string>;
}

const action = 'feedback_submit';
const patience = 10_000;

/** The check failed, so nothing was sent. */
export class BotCheckFailed extends Error {
  override readonly name = 'BotCheckFailed';
}

let prepared: Promise<(() => Promise<string>) | null> | undefined;

/** Fetches the service's script ahead of time, where this server requires a score. On localhost it doesn't. */
export function prepareBotCheck(): Promise<(() => Promise<string>) | null> {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = undefined; // so that the next attempt asks again
    throw error;
  });
  return prepared;
}

/** A token that the server has a score for; empty where it requires none. */
export async function botToken(): Promise<string> {
  const execute = await prepareBotCheck();
  return execute ? withPatience(execute()) : '';
}

async function prepare(): Promise<(() => Promise<string>) | null> {
  const { recaptchaSiteKey, recaptchaScriptUrl } = await getClientConfig();
  if (!recaptchaSiteKey || !recaptchaScriptUrl) return null;
  await loadScript(`${recaptchaScriptUrl}?render=${encodeURIComponent(recaptchaSiteKey)}`);
  const service = (window as unknown as { grecaptcha?: ScoreService }).grecaptcha;
  if (!service) throw new BotCheckFailed('The script of the bot check brought no service along');
  await withPatience(new Promise<void>((resolve) => service.ready(resolve)));
  return () => service.execute(recaptchaSiteKey, { action });
}

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new BotCheckFailed('The script of the bot check could not be loaded'));
    };
    document.head.append(script);
  });
}

/** A service that never answers must not leave the form sending forever. */
async function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new BotCheckFailed('The bot check took too long')), patience);
  try {
    return await Promise.race([work, late.promise]);
  } catch (error) {
    if (error instanceof BotCheckFailed) throw error;
    throw new BotCheckFailed('The bot check failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
