import IconPlayerSkipForward from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { wheelStore } from '../../wheel/store';
import styles from './RoundButton.module.css';
import { skip } from './spin-command';

/** Motion longer than five seconds must be stoppable (WCAG 2.2.2). */
const longMotion = 5000;

export function SkipButton() {
  const { t } = useTranslation('spin');
  const isLong = useStore(wheelStore, ({ spin }) => spin !== null && spin.motion.duration > longMotion);
  if (!isLong) return null;
  return (
    <button type="button" className={styles.round} aria-label={t('skip')} title={t('skip')} onClick={skip}>
      <IconPlayerSkipForward size={24} aria-hidden />
    </button>
  );
}
