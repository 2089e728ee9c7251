import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { sendEvent } from '../../api/send-event';
import { CardDialog } from '../../components/dialog/CardDialog';
import { spinWheel } from '../../wheel/spin-wheel';
import { canSpin, wheelStore } from '../../wheel/store';
import { prefersStillness } from '../spin/stillness';
import { whoSpins } from '../spin/who-spins';
import { winnerDialog } from '../spin/winner-part';
import { closeAtTitle } from '../wheels/wheel-title-state';
import styles from './DrawDialog.module.css';
import { DrawButton, DrawTerms, DrawTrouble } from './DrawTerms';
import { offerReceipt } from './offer-receipt';
import { useOfficialDraw } from './use-official-draw';

/** A draw of one that the server decides and anyone can check; the wheel shows it. */
export function DrawDialog() {
  const { t } = useTranslation('draw');
  const official = useOfficialDraw(true);

  const draw = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    winnerDialog.fetch().catch(() => {});
    const drawn = await official.draw(wheelStore.getState().config, 1);
    if (!drawn) return;
    closeAtTitle();
    const { winners, ...shown } = drawn;
    const shownDraw = { ...shown, winner: winners[0] };
    if (spinWheel(wheelStore, { drawn: shownDraw, still: prefersStillness(), by: whoSpins() }))
      sendEvent({ name: 'wheel_spin_start' });
    else offerReceipt('unshown', drawn);
  };

  const isEmpty = !canSpin(wheelStore.getState());
  return (
    <CardDialog title={t('title')} close={t('close')} onClose={closeAtTitle}>
      <form onSubmit={draw}>
        <DrawTerms {...official} />
        <p className={styles.problem} role="status">
          {isEmpty ? t('problem.empty') : <DrawTrouble {...official} />}
        </p>
        <DrawButton official={official} isDisabled={isEmpty} />
      </form>
    </CardDialog>
  );
}
