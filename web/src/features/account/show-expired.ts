import { announce } from '../../components/question/ask';
import { loadTexts, whenReady } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { rememberReturnPage } from '../../session/remembered';

let isShown = false;

/** The session is over: tells the visitor once, however many requests found out, and leads to sign-in and back. */
export async function showExpired(go: (address: string) => void): Promise<void> {
  if (isShown) return;
  isShown = true;
  const { pathname, search } = window.location;
  rememberReturnPage(pathname + search);
  try {
    await whenReady();
    await loadTexts('session');
    await announce({
      title: translate('session:expired.title'),
      text: translate('session:expired.text'),
      confirm: translate('session:expired.logIn'),
    });
  } finally {
    isShown = false;
    go('/login');
  }
}
