import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translate } from '../../i18n/translate';
import { sessionStore } from '../../session/session-state';
import { copyOfWheel } from '../../wheel/document/own-copies';
import { wheelStore } from '../../wheel/store';

/**
 * Makes the wheel of a link the visitor's own: in their account, or in this browser. A wheel that the address carried
 * is theirs already. `edit` opens the panel.
 */
export async function makeMine(edit: () => void): Promise<void> {
  const { wheel, continueAs } = wheelStore.getState();
  const isShared = wheel.source === 'shared';
  if (isShared && sessionStore.getState().user) {
    const { saveCurrentWheel } = await import('../../cloud/save-wheel');
    await saveCurrentWheel();
    return;
  }
  await loadTexts('cloud');
  edit();
  if (isShared) continueAs(copyOfWheel(wheel, wheel.name ?? ''));
  notify('success', translate('cloud:told.copied'));
}
