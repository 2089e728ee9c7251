import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../components/toasts/notify';
import type { Slice } from '../../wheel/document';
import { closeWinner } from '../../wheel/spin-wheel';
import { wheelStore } from '../../wheel/store';
import { winnerDialog } from './winner-part';

/** Tells who won: in the popup, or in passing where the popup could not be fetched. */
export function Winner({ winner }: { winner: Slice }) {
  const { t } = useTranslation('spin');
  const [isReady, setReady] = useState(winnerDialog.current !== undefined);

  useEffect(() => {
    if (isReady) return;
    winnerDialog.fetch().then(
      () => setReady(true),
      (error: unknown) => {
        console.error('The winner popup could not be loaded.', error);
        notify('info', t('winner.told', { text: winner.text.slice(0, 200) }));
        closeWinner(wheelStore, 'confirm');
      },
    );
  }, [isReady, winner, t]);

  const Dialog = winnerDialog.current;
  return isReady && Dialog ? <Dialog winner={winner} /> : null;
}
