import { useStore } from 'zustand';
import { Button } from '../components/controls/Button';
import { useTranslation } from '../i18n/use-translation';
import { newRound } from '../wheel/picking/turn-edits';
import { dayOf, eligibleSlices, waitingFor } from '../wheel/picking/turns';
import { wheelStore } from '../wheel/store';
import styles from './TurnRound.module.css';

/** How far the round is, and how to begin a new one. */
export function TurnRound() {
  const { t } = useTranslation('wheelSettings');
  const had = useStore(wheelStore, ({ wheel }) => {
    const eligible = eligibleSlices(wheel);
    const today = dayOf(Date.now());
    return wheel.slices.filter(
      (slice, place) => waitingFor(slice, eligible[place], today, wheel.spin) === 'hadTurn',
    ).length;
  });
  return (
    <div className={styles.round}>
      {t('turns.had', { count: had })}
      <Button onClick={() => wheelStore.getState().edit(newRound(Date.now()))} disabled={had === 0}>
        {t('turns.newRound')}
      </Button>
    </div>
  );
}
