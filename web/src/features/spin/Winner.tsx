import { useTranslation } from 'react-i18next';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { notify } from '../../components/toasts/notify';
import type { Slice } from '../../wheel/document/document';
import { closeWinner } from '../../wheel/motion/spin-wheel';
import { wheelStore } from '../../wheel/store';

/** Shows the winner: in the popup, or in a toast where the popup couldn't be fetched. */
export function Winner({ winner }: { winner: Slice }) {
  const { t } = useTranslation('spin');
  const Dialog = usePart(winnerDialog, (error) => {
    console.error('The winner popup could not be loaded.', error);
    notify('info', t('winner.told', { text: winner.text.slice(0, 200) }));
    closeWinner(wheelStore, 'confirm');
  });
  return Dialog ? <Dialog winner={winner} /> : null;
}

export const winnerDialog = lazyPart<{ winner: Slice }>(
  async () => (await import('./WinnerDialog')).WinnerDialog,
);
