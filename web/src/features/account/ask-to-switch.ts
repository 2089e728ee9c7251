import i18next from 'i18next';
import { ask } from '../../components/question/ask';
import { loadTexts, whenReady } from '../../i18n/load-texts';
import { labelOf, type User } from '../../session/user';

/** Asks whether a link may change the account that the visitor is signed in with. */
export async function askToSwitch(current: User, next: User): Promise<boolean> {
  await whenReady();
  await loadTexts('session');
  return ask({
    title: i18next.t('session:switch.title'),
    text: i18next.t('session:switch.text', { current: labelOf(current), next: labelOf(next) }),
    confirm: i18next.t('session:switch.confirm'),
    cancel: i18next.t('session:switch.cancel'),
    look: 'main',
  });
}
