import { useStore } from 'zustand';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import { isInRoom, roomStore } from '../../live/room-store';
import { HostRoom } from './HostRoom';
import { JoinForm } from './JoinForm';
import styles from './Room.module.css';
import { StartRoom } from './StartRoom';
import { WatchedRoom } from './WatchedRoom';

export function LiveDialog({ onClose }: DialogProps<'live'>) {
  const { t } = useTranslation('live');
  const inRoom = useStore(roomStore, isInRoom);
  const role = useStore(roomStore, (room) => room.role);
  return (
    <CardDialog title={t('title')} size={inRoom && role === 'host' ? 'large' : 'small'} onClose={onClose}>
      {!inRoom && (
        <>
          <StartRoom />
          <h3 className={styles.heading}>{t('join.title')}</h3>
          <JoinForm />
        </>
      )}
      {inRoom && (role === 'host' ? <HostRoom onClose={onClose} /> : <WatchedRoom />)}
    </CardDialog>
  );
}
