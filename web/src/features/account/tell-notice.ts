import { announce } from '../../components/question/ask';
import { notify, readingTime } from '../../components/toasts/notify';
import { loadTexts, whenReady } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { endSession } from '../../session/change-session';
import { type Leaving, leaveWith, logOut } from '../../session/leave-session';
import type { SessionNotice } from '../../session/notices';

/**
 * Shows a notice in the page's language, as a toast of three seconds or as a popup; resolves when a popup was closed.
 */
export async function tellNotice(notice: SessionNotice): Promise<void> {
  await whenReady();
  await loadTexts('session');
  if (notice.as === 'toast') {
    const { kind, text, message, user, canLeave } = notice;
    const leave = { label: translate('session:notYou'), run: signOut };
    const words = withReason(translate(`session:notices.${text}`, { user }), message);
    // Stays until the visitor has seen whose account this is.
    if (canLeave) notify(kind, words, leave, Number.POSITIVE_INFINITY);
    else notify(kind, words, undefined, readingTime);
    return;
  }
  await announce({
    title: translate(`session:popups.${notice.text}.title`),
    text: withReason(translate(`session:popups.${notice.text}.text`), notice.message),
    confirm: translate('common:ok'),
  });
}

const longestReason = 200;

/** Anyone can write a reason into an address: it is quoted, and never told as the product's own words. */
const withReason = (text: string, message: string | null | undefined): string =>
  message ? translate('session:quoted', { text, message: message.slice(0, longestReason) }) : text;

const leaving: Leaving = {
  tell: (notice) => void tellNotice(notice),
  go: (address) => window.location.assign(address),
};

/** Without the script that removes the account's wheels here, the next page does it. */
export async function leaveAccount(isDeleted = false): Promise<void> {
  try {
    await (await import('../../cloud/leave-account')).leaveAccount(isDeleted);
  } catch (error) {
    console.error('Something of the account is still here.', error);
    endSession(isDeleted ? 'deleted' : 'left');
  }
}

export const signOut = (): void => void logOut({ ...leaving, leave: leaveAccount });

/** After the session was ended elsewhere: back to the start page with a final notice. */
export const goHomeWith = (notice: SessionNotice): void => leaveWith(notice, leaving);
