import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { finiteOr } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';
import styles from './SpinStage.module.css';

/** How many characters of a winner are announced; a label may have thousands. */
const enoughToKnow = 80;

export function LastWinners() {
  const { t } = useTranslation('spin');
  const winners = useStore(wheelStore, (state) => state.lastWinners);
  const spins = useStore(wheelStore, (state) => finiteOr(state.wheel.results.totalWheelSpins, 0));
  const counted = useStore(wheelStore, (state) => state.wheel.look.showsSpinCount === true);

  return (
    <p className={styles.line}>
      {winners.length > 0 && (
        <span className={styles.winners}>
          {t('last')}{' '}
          <bdi>
            {winners.map((text) => text.slice(0, enoughToKnow).trim() || t('common:noText')).join(' · ')}
          </bdi>
        </span>
      )}
      {counted && spins > 0 && <span className={styles.spins}>{t('spins', { count: spins })}</span>}
    </p>
  );
}
