import i18next from 'i18next';
import { notify } from '../components/toasts/notify';
import { loginAddress } from '../features/account/addresses';
import { lastCloudError } from '../features/cloud/cloud-error';
import { loadTexts } from '../i18n/load-texts';
import { sessionStore } from '../session/session-state';
import type { WheelChoice } from './choose-wheel';

const readingTime = 10_000;

/** Says why another wheel than the address's is on the stage. */
export async function tellMissedWheel(missed: WheelChoice['from']): Promise<void> {
  await loadTexts('cloud');
  if (missed === 'share') {
    notify('warning', i18next.t('cloud:missed.share'), undefined, readingTime);
  } else if (sessionStore.getState().status !== 'signed-in') {
    const signIn = {
      label: i18next.t('cloud:missed.signIn'),
      run: () => window.location.assign(loginAddress()),
    };
    notify('info', i18next.t('cloud:missed.guest'), signIn, readingTime);
  } else {
    const isUnreachable = (lastCloudError()?.status ?? 404) < 1;
    const text = isUnreachable ? i18next.t('cloud:missed.offline') : i18next.t('cloud:missed.gone');
    notify('warning', text, undefined, readingTime);
  }
}
