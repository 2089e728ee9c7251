import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { statusOf } from '../../live/room-status';
import { roomStore } from '../../live/room-store';
import styles from './Room.module.css';

/** How it stands with the room, told also to who cannot see it. */
export function StatusLine() {
  const { t } = useTranslation('live');
  const status = useStore(roomStore, statusOf);
  const ended = useStore(roomStore, (room) => room.ended);
  return (
    <p className={styles.status} role="status" data-status={ended ? 'over' : status}>
      {ended ? t(`over.${ended}`) : t(`status.${status}`)}
    </p>
  );
}
