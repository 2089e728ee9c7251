import { ask } from '../../components/question/ask';
import { loginAddress } from '../../i18n/addresses';
import { loadTexts } from '../../i18n/load-texts';
import { translator } from '../../i18n/translate';
import { rememberAction, rememberReturnPage } from '../../session/remembered';
import { askToSignIn } from '../../stage/ask-to-sign-in';

/** Asks a guest to log in, or a user whose session has ended to log in again. Both may decline. */
export async function askToLogIn(
  why: 'login' | 'expired',
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  if (!(await (why === 'login' ? askToSignIn('media') : askAgain()))) return;
  const { pathname, search } = window.location;
  rememberReturnPage(pathname + search);
  if (why === 'login') rememberAction('media');
  go(loginAddress());
}

/** The session is over; the words are the specification's. */
async function askAgain(): Promise<boolean> {
  await loadTexts('media');
  const t = translator('media', 'expired');
  return ask({
    title: t('title'),
    text: t('text'),
    confirm: t('logIn'),
    cancel: t('common:cancel'),
    look: 'main',
    isAboutSignIn: true,
  });
}
