import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import { clockTime, useSecondsTo } from '../../stage/claims/use-seconds-left';
import styles from './Room.module.css';

/** How long people may still join, on every screen the same. */
export function Countdown() {
  const { t } = useTranslation('live');
  const closesAt = useStore(roomStore, (room) => (room.door?.open ? room.closesAt : null));
  const left = useSecondsTo(closesAt);
  if (left === null) return null;
  return (
    <p role="timer" className={styles.text}>
      {t('list.closesIn', { time: clockTime(left) })}
    </p>
  );
}
