import i18next from 'i18next';
import { announce } from '../../components/question/ask';
import { loadTexts, whenReady } from '../../i18n/load-texts';
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
      title: i18next.t('session:expired.title'),
      text: i18next.t('session:expired.text'),
      confirm: i18next.t('session:expired.logIn'),
    });
  } finally {
    isShown = false;
    go('/login');
  }
}
