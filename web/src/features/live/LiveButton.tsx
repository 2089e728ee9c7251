import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import { useStore } from 'zustand';
import { opens } from '../../components/dialog/open-dialog';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { useTranslation } from '../../i18n/use-translation';
import { isInRoom, roomStore } from '../../live/room-store';
import styles from './LiveButton.module.css';

/** Opens a room for this wheel; in a room, it shows how many are there. */
export function LiveButton() {
  const { t } = useTranslation('shell');
  const isLive = useStore(roomStore, (room) => isInRoom(room) && room.ended === null);
  const isConnected = useStore(roomStore, (room) => room.isConnected);
  const count = useStore(roomStore, (room) => room.viewers.count);
  return (
    <HeaderButton
      label={isLive ? t('live.watching', { count }) : t('live.label')}
      text={isLive ? t('live.on', { count }) : t('live.short')}
      icon={<LiveIcon isLive={isLive} isConnected={isConnected} count={count} />}
      data-live={isLive}
      {...opens('live')}
    />
  );
}

/** More don't fit beside the icon. */
const mostCounted = 99;

function LiveIcon({ isLive, isConnected, count }: { isLive: boolean; isConnected: boolean; count: number }) {
  return (
    <span className={styles.icon} data-live={isLive} data-connected={isConnected}>
      <IconBroadcast size={20} aria-hidden />
      {isLive && (
        <span className={styles.count} aria-hidden>
          {count > mostCounted ? `${mostCounted}+` : count}
        </span>
      )}
    </span>
  );
}
