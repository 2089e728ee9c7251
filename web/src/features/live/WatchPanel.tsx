import { useTranslation } from 'react-i18next';
import styles from './Room.module.css';
import { WatchedRoom } from './WatchedRoom';

/** Stands where the host has the panels. */
export function WatchPanel() {
  const { t } = useTranslation('live');
  return (
    <div className={styles.panel}>
      <h2 className={styles.panelTitle}>{t('watch.title')}</h2>
      <WatchedRoom />
    </div>
  );
}
