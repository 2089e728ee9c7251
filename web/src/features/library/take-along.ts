import { openDialog } from '../../components/dialog/open-dialog';
import { dismissToast, notify, toastStore } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translator } from '../../i18n/translate';
import { noteAsked } from '../../library/asked-wheels';
import { type Library, openLibrary } from '../../library/library';
import type { WheelCard } from '../../library/wheel-record';
import { sessionSettled, sessionStore } from '../../session/session-state';
import { isOnlyHere, wheelsToTake } from './use-cards';

/** After sign-in: a toast that leads to the choice of wheels to save, once for each wheel. */
export async function offerToTakeAlong(): Promise<void> {
  if (!(await sessionSettled())) return;
  const { user } = sessionStore.getState();
  const library = await openLibrary();
  const cards = await library.cards();
  if (!user) return;
  const untold = () => wheelsToTake(wheelsToTake(cards, user, 'told'), user, 'answered');
  if (untold().length === 0) return;
  await loadTexts('library');
  // Another call may have offered them meanwhile.
  const offered = untold();
  if (offered.length === 0) return;
  const t = translator('library', 'along');
  const choose = { label: t('choose'), run: () => openDialog('takeAlong') };
  keepTrue(library, offered, (count) => notify('info', t('offer', { count }), choose));
  noteAsked(
    offered.map(({ key }) => key),
    user,
    'told',
  );
}

/** How many wheels are only in this browser, while the toast is shown. */
function keepTrue(library: Library, cards: readonly WheelCard[], show: (count: number) => void): void {
  const left = new Set(cards.map(({ key }) => key));
  const last = () => toastStore.getState().toasts.at(-1);
  show(left.size);
  let toast = last();
  const look = async (key: string) => {
    const card = left.has(key) ? await library.card(key) : null;
    if (!left.has(key) || (card && isOnlyHere(card))) return;
    left.delete(key);
    const isShown = toast !== undefined && toastStore.getState().toasts.includes(toast);
    if (isShown && toast) dismissToast(toast.id);
    if (!isShown || left.size === 0) return stop();
    show(left.size);
    toast = last();
  };
  const stop = library.follow((key) => void look(key).catch(console.error));
}
