import type { SubmitEvent } from 'react';
import { sendEvent } from '../../api/base';
import { Answers, CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { Message } from '../../components/message/Message';
import { prefersStillness } from '../../components/motion/stillness';
import { useTranslation } from '../../i18n/use-translation';
import type { Promised } from '../../receipts/promise';
import { whoSpins } from '../../stage/winner';
import { spinWheel } from '../../wheel/motion/spin-wheel';
import { canSpin, wheelStore } from '../../wheel/store';
import styles from './DrawDialog.module.css';
import { DrawButton, DrawTerms, DrawTrouble } from './DrawTerms';
import { type OfficialDraw, offerReceipt } from './official-draw';
import { showSeal } from './seal-on-stage';
import { useOfficialDraw } from './use-official-draw';

/** A draw that the server decides and anyone can check; the wheel shows it. */
export function DrawDialog({ onClose }: DialogProps<'draw'>) {
  const { t } = useTranslation('draw');
  const official = useOfficialDraw(true);

  const show = (drawn: OfficialDraw, { commitment }: Promised) => {
    onClose();
    const { winners, receipt, landingOffset, salt } = drawn;
    const shownDraw = { winner: winners[0] ?? '', receipt, landingOffset, ...(salt ? { salt } : {}) };
    if (spinWheel(wheelStore, { drawn: shownDraw, still: prefersStillness(), by: whoSpins() })) {
      showSeal(commitment);
      sendEvent({ name: 'wheel_spin_start' });
    } else offerReceipt('unshown', drawn);
  };
  const draw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    official.draw(wheelStore.getState().wheel, { winners: 1, reserves: 0 }, show);
  };

  const isEmpty = !canSpin(wheelStore.getState());
  return (
    <CardDialog title={t('title')} onClose={onClose}>
      <form onSubmit={draw}>
        <DrawTerms {...official} />
        <Message className={styles.problem}>
          {isEmpty ? t('problem.empty') : <DrawTrouble {...official} />}
        </Message>
        <Answers>
          <DrawButton official={official} isDisabled={isEmpty} />
        </Answers>
      </form>
    </CardDialog>
  );
}
