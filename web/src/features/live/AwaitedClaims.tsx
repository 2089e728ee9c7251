import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { opens } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import type { DrawClaims } from '../../live/messages';
import { clockTime, useSecondsLeft } from '../../stage/claims/use-seconds-left';
import styles from './RoomCorner.module.css';

/** How many winners the host waits for, and how much longer; leads to what the host can do about it. */
export function AwaitedClaims({ claims }: { claims: DrawClaims }) {
  const { t } = useTranslation('live');
  const awaited = claims.places.filter(({ state }) => state === 'waiting');
  const times = awaited.flatMap(({ until }) => until ?? []);
  const left = useSecondsLeft(times.length > 0 ? Math.min(...times) : null);
  const count = awaited.length;
  if (count === 0) return null;
  const waiting = t('claims.awaited', { count });
  const time = left === null ? '' : clockTime(left);
  return (
    <button
      type="button"
      className={styles.lobby}
      aria-label={time ? t('common:labelled', { label: waiting, value: time }) : waiting}
      {...opens('live')}
    >
      <IconHourglass size={20} aria-hidden />
      {time || count}
    </button>
  );
}
