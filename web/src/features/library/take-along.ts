import { openDialog } from '../../components/dialog/open-dialog';
import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translator } from '../../i18n/translate';
import { noteAsked } from '../../library/asked-wheels';
import { openLibrary } from '../../library/library';
import { sessionSettled, sessionStore } from '../../session/session-state';
import { wheelsToTake } from './use-cards';

/** After sign-in: a toast that leads to the choice of wheels to save, once for each wheel. */
export async function offerToTakeAlong(): Promise<void> {
  if (!(await sessionSettled())) return;
  const { user } = sessionStore.getState();
  const cards = await (await openLibrary()).cards();
  if (!user) return;
  const untold = () => wheelsToTake(wheelsToTake(cards, user, 'told'), user, 'answered');
  if (untold().length === 0) return;
  await loadTexts('library');
  // Another call may have offered them meanwhile.
  const offered = untold();
  if (offered.length === 0) return;
  const t = translator('library', 'along');
  const choose = { label: t('choose'), run: () => openDialog('takeAlong') };
  notify('info', t('offer', { count: offered.length }), choose);
  noteAsked(
    offered.map(({ key }) => key),
    user,
    'told',
  );
}
