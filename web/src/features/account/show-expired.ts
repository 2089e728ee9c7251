import { announce } from '../../components/question/ask';
import { notify } from '../../components/toasts/notify';
import { loadTexts, whenReady } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { rememberReturnPage } from '../../session/remembered';
import { sessionStore } from '../../session/session-state';

type Go = (address: string) => void;

/** Tells of a session that is over, once, however many calls find out. Returns how to stop. */
export function followExpiry(go: Go): () => void {
  sessionStore.setState({ hasExpired: false });
  return sessionStore.subscribe(({ hasExpired }, before) => {
    if (hasExpired && !before.hasExpired) void showExpired(go);
  });
}

/** Leads to sign-in and back. */
async function showExpired(go: Go): Promise<void> {
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
    sessionStore.setState({ hasExpired: false });
    go('/login');
  }
}

/** A call that the visitor waits for opens the popup in this time. */
const popupTime = 1000;

/** A call in the background found that the session is over: the visitor is told, and can go on with the wheel. */
export async function showLost(go: Go): Promise<void> {
  const { pathname, search } = window.location;
  await new Promise((resolve) => setTimeout(resolve, popupTime));
  await whenReady();
  await loadTexts('session');
  const { hasExpired, user } = sessionStore.getState();
  if (hasExpired || user) return;
  notify('warning', translate('session:expired.text'), {
    label: translate('session:expired.logIn'),
    run: () => {
      rememberReturnPage(pathname + search);
      go('/login');
    },
  });
}
