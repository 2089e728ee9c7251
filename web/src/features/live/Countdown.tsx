import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { opensAt } from '../../live/room-facts';
import { roomStore } from '../../live/room-store';
import { clockTime, useSecondsLeft } from '../../stage/claims/use-seconds-left';
import styles from './Room.module.css';

/** How long people may still join, or until they may: on every screen the same. */
export function Countdown() {
  const { t } = useTranslation('live');
  const closes = useSecondsLeft(useStore(roomStore, ({ door }) => (door?.open ? door.until : null)));
  const opens = useSecondsLeft(useStore(roomStore, opensAt));
  const left = closes ?? opens;
  if (left === null) return null;
  return (
    <p role="timer" className={styles.text}>
      {t(opens === null ? 'list.closesIn' : 'list.opensIn', { time: clockTime(left) })}
    </p>
  );
}
