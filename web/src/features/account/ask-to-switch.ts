import { ask } from '../../components/question/ask';
import { loadTexts, whenReady } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { labelOf, type User } from '../../session/user';

/** Asks whether a link may change the account that the visitor is signed in with. */
export async function askToSwitch(current: User, next: User): Promise<boolean> {
  await whenReady();
  await loadTexts('session');
  return ask({
    title: translate('session:switch.title'),
    text: translate('session:switch.text', { current: labelOf(current), next: labelOf(next) }),
    confirm: translate('session:switch.confirm'),
    cancel: translate('session:switch.cancel'),
    look: 'main',
  });
}
