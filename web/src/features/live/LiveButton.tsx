import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs';
import { useStore } from 'zustand';
import { HeaderButton } from '../../components/header-button/HeaderButton';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { isInRoom, roomStore } from '../../live/room-store';
import styles from './LiveButton.module.css';
import { liveStore, openLive } from './live-state';

const dialog = lazyPart(async () => (await withTexts(import('./LiveDialog'), 'live', 'share')).LiveDialog);

/** Opens a room for this wheel; in a room, it shows how many are there. */
export function LiveButton() {
  const { t } = useTranslation('shell');
  const isOpen = useStore(liveStore, (state) => state.isOpen);
  const isLive = useStore(roomStore, (room) => isInRoom(room) && room.ended === null);
  const isConnected = useStore(roomStore, (room) => room.isConnected);
  const count = useStore(roomStore, (room) => room.viewers.count);
  return (
    <>
      <HeaderButton
        label={isLive ? t('live.watching', { count }) : t('live.label')}
        text={isLive ? t('live.on', { count }) : t('live.short')}
        icon={<LiveIcon isLive={isLive} isConnected={isConnected} count={count} />}
        aria-haspopup="dialog"
        data-live={isLive}
        onClick={openLive}
        {...warmedBy(dialog)}
      />
      {isOpen && <ShowPart part={dialog} />}
    </>
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
