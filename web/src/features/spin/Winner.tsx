import { useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { notify } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { answerWinner } from '../../stage/answer-for-room';
import { wheelStore } from '../../wheel/store';
import type { WinnerDialogProps } from './WinnerDialog';

/** In ms: until the winner is shown, nothing can be spun. */
const deadline = 4000;

/** Shows the winner: in the popup, or in a toast where the popup couldn't be fetched in time. */
export function Winner(props: WinnerDialogProps) {
  const { t } = useTranslation('spin');
  const tellInToast = (error: unknown) => {
    console.error('The winner popup could not be loaded.', error);
    notify('info', t('winner.told', { text: props.winner.text.slice(0, 200) }));
    answerWinner('confirm');
  };
  const Dialog = usePart(winnerDialog, tellInToast, deadline);
  return Dialog ? <Dialog {...props} /> : null;
}

/** Fetches the popup while the wheel turns, whatever turned it, so that it opens the moment the wheel stops. */
export function useExpectedWinner(): void {
  const isSpinning = useStore(wheelStore, (state) => state.spinning);
  useEffect(() => {
    // `usePart` fetches it again for the winner, and reports a failure.
    if (isSpinning) winnerDialog.fetch().catch(() => {});
  }, [isSpinning]);
}

export const winnerDialog = lazyPart<WinnerDialogProps>(async () => {
  const { WinnerDialog, prepareForWinners } = await import('./WinnerDialog');
  prepareForWinners();
  return WinnerDialog;
});
