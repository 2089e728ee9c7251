import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { shownClaims } from '../../live/room-claims';
import { roomStore } from '../../live/room-store';
import { Claims } from '../../stage/claims/Claims';
import { JoinWheel } from './JoinWheel';
import { NameField } from './NameField';
import styles from './Room.module.css';
import { RoomLink } from './RoomLink';
import { NextSpin, SealedCode, StatusLine } from './StatusLine';
import { ViewerList } from './ViewerList';

const saveCopy = async () => {
  try {
    await (await import('../../cloud/save-wheel')).saveCurrentWheel();
  } catch (error) {
    tellMissingPart('Saving could not begin.', error);
  }
};

/** What a viewer sees instead of the panels: whose wheel this is, who is here, and how to leave. */
export function WatchedRoom() {
  const { t } = useTranslation('live');
  const ended = useStore(roomStore, (room) => room.ended);
  const host = useStore(roomStore, (room) => room.host.name?.trim());
  const claims = useStore(roomStore, shownClaims);
  return (
    <div className={styles.watched}>
      {/* First of all: on a phone the rest is below the edge of the screen. */}
      {claims && <Claims claims={claims} />}
      {!ended && <JoinWheel />}
      {!ended && <SealedCode />}
      <StatusLine />
      {!ended && <p className={styles.text}>{host ? t('watch.text', { name: host }) : t('watch.plain')}</p>}
      <RoomActions />
      {!ended && (
        <>
          <NameField />
          <ViewerList />
          <NextSpin />
          <RoomLink />
        </>
      )}
    </div>
  );
}

function RoomActions() {
  const { t } = useTranslation('live');
  const { code } = useLanguage();
  const ended = useStore(roomStore, (room) => room.ended);
  const leave = () => {
    roomStore.getState().control?.leave();
    window.location.assign(`/${code}/`);
  };
  return (
    <div className={styles.ways}>
      {ended === 'replaced' && (
        <Button look="main" onClick={() => window.location.reload()}>
          {t('watch.again')}
        </Button>
      )}
      <Button onClick={saveCopy}>{t('watch.own')}</Button>
      <Button onClick={leave}>{ended ? t('watch.back') : t('watch.leave')}</Button>
    </div>
  );
}
