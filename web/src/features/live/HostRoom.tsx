import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { opens } from '../../components/dialog/open-dialog';
import { ask } from '../../components/question/ask';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { hostsClaims } from '../../live/room-claims';
import { roomStore } from '../../live/room-store';
import { Claims } from '../../stage/claims/Claims';
import { ChatPanel } from './ChatPanel';
import { DoorPanel } from './DoorPanel';
import { NameField } from './NameField';
import styles from './Room.module.css';
import { RoomLink } from './RoomLink';
import { NextSpin, StatusLine } from './StatusLine';
import { ViewerList } from './ViewerList';

/** The host's controls of the room. */
export function HostRoom({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('live');
  const control = useStore(roomStore, (room) => room.control);
  const viewersSpin = useStore(roomStore, (room) => room.viewersSpin);
  const isConnected = useStore(roomStore, (room) => room.isConnected);
  const claims = useStore(roomStore, hostsClaims);
  const end = async () => {
    const question = { title: t('ask.end.title'), text: t('ask.end.text'), confirm: t('room.end') };
    if (!(await ask({ ...question, cancel: t('common:cancel'), look: 'danger' }))) return;
    control?.end();
    onClose();
  };
  return (
    <>
      <StatusLine />
      {claims && (
        <div className={styles.claims}>
          <h3 className={styles.claimsTitle}>{t('claims.title')}</h3>
          <Claims claims={claims} />
        </div>
      )}
      <div className={styles.columns}>
        <RoomLink />
        <div className={styles.side}>
          <DoorPanel />
          <ChatPanel />
          <ViewerList />
          <SwitchRow
            label={t('room.viewersSpin.label')}
            hint={t('room.viewersSpin.hint')}
            isOn={viewersSpin}
            onChange={(may) => control?.letViewersSpin(may)}
          />
          <NameField />
          <NextSpin />
          <Button {...opens('stream')}>{t('room.stream')}</Button>
          <Button look="danger" disabled={!isConnected} onClick={end}>
            {t('room.end')}
          </Button>
        </div>
      </div>
    </>
  );
}
