import { announce } from '../../components/question/ask';
import { notify } from '../../components/toasts/notify';
import { loadTexts, whenReady } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { type Leaving, leaveWith, logOut } from '../../session/leave-session';
import type { SessionNotice } from '../../session/notices';

/**
 * Shows a notice in the page's language, as a toast of three seconds or as a popup; resolves when a popup was closed.
 */
export async function tellNotice(notice: SessionNotice): Promise<void> {
  await whenReady();
  await loadTexts('session');
  if (notice.as === 'toast') {
    const { kind, text, message, user } = notice;
    notify(kind, message ?? translate(`session:notices.${text}`, { user }));
    return;
  }
  await announce({
    title: translate(`session:popups.${notice.text}.title`),
    text: notice.message || translate(`session:popups.${notice.text}.text`),
    confirm: translate('common:ok'),
  });
}

const leaving: Leaving = {
  tell: (notice) => void tellNotice(notice),
  go: (address) => window.location.assign(address),
};

export const signOut = (): void => void logOut(leaving);

/** After the session was ended elsewhere: back to the start page with a final notice. */
export const goHomeWith = (notice: SessionNotice): void => leaveWith(notice, leaving);
