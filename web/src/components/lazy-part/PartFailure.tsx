import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button';
import styles from './PartFailure.module.css';

export function PartFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('errors');
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{t('part.title')}</p>
      <p>{t('part.text')}</p>
      <Button onClick={onRetry}>{t('part.retry')}</Button>
    </div>
  );
}
