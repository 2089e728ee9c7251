import { useStore } from 'zustand';
import { Message } from '../components/message/Message';
import { useTranslation } from '../i18n/use-translation';
import { endPrizeTurn, prizeWinnerIn } from '../wheel/picking/prizes';
import { wheelStore } from '../wheel/store';
import styles from './PrizeLine.module.css';

export interface PrizeLineProps {
  className: string | undefined;
}

/** Whose prize the next spin draws. Who runs the wheel may go on without one. */
export function PrizeLine({ className }: PrizeLineProps) {
  const { t } = useTranslation('draw');
  const prizeFor = useStore(wheelStore, ({ wheel }) => wheel.spin.prizeFor);
  const isReadOnly = useStore(wheelStore, (state) => state.isReadOnly);
  const isSpinning = useStore(wheelStore, (state) => state.spinning);
  const { name = '' } = prizeWinnerIn({ prizeFor }) ?? {};
  return (
    <div className={className}>
      <Message>{t('prizes.next', { name })}</Message>
      {!isReadOnly && (
        <button
          type="button"
          className={styles.skip}
          disabled={isSpinning}
          onClick={() => wheelStore.getState().edit(endPrizeTurn)}
        >
          {t('prizes.none')}
        </button>
      )}
    </div>
  );
}
