import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import styles from './Room.module.css';
import { WatchedRoom } from './WatchedRoom';

/** Shown where the host has the panels. */
export function WatchPanel() {
  const { t } = useTranslation('live');
  const isOver = useStore(roomStore, (room) => room.ended !== null);
  return (
    <div className={styles.panel}>
      <h2 className={styles.panelTitle}>{isOver ? t('title') : t('watch.title')}</h2>
      <WatchedRoom />
    </div>
  );
}
