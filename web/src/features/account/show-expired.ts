import { announce } from '../../components/question/ask';
import { notify } from '../../components/toasts/notify';
import { loadTexts, whenReady } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { rememberReturnPage } from '../../session/remembered';
import { sessionStore } from '../../session/session-state';

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

/** A call that the visitor waits for opens the popup in this time. */
const popupTime = 1000;

/** A call in the background found that the session is over: the visitor reads that, and goes on with the wheel. */
export async function showLost(go: (address: string) => void): Promise<void> {
  const { pathname, search } = window.location;
  await new Promise((resolve) => setTimeout(resolve, popupTime));
  await whenReady();
  await loadTexts('session');
  if (isShown || sessionStore.getState().user) return;
  notify('warning', translate('session:expired.text'), {
    label: translate('session:expired.logIn'),
    run: () => {
      rememberReturnPage(pathname + search);
      go('/login');
    },
  });
}
