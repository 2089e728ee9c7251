import i18next from 'i18next';
import { ask } from '../../components/question/ask';
import { loginAddress } from '../../i18n/addresses';
import { loadTexts } from '../../i18n/load-texts';
import { rememberReturnPage } from '../../session/remembered';

/** Asks a guest to log in, or a user whose session has ended to log in again. Both may decline. */
export async function askToLogIn(
  why: 'login' | 'expired',
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  await loadTexts('media');
  const say = (key: 'title' | 'text' | 'logIn' | 'cancel') => i18next.t(`media:${why}.${key}`);
  const isWanted = await ask({
    title: say('title'),
    text: say('text'),
    confirm: say('logIn'),
    cancel: say('cancel'),
    look: 'main',
  });
  if (!isWanted) return;
  const { pathname, search } = window.location;
  rememberReturnPage(pathname + search);
  go(loginAddress());
}
