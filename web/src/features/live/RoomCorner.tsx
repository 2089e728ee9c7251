import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useStore } from 'zustand';
import { opens } from '../../components/dialog/open-dialog';
import { verifyAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { shownClaims } from '../../live/room-claims';
import { countIn, isListClosed, sealOf } from '../../live/room-facts';
import { roomStore } from '../../live/room-store';
import { shortSeal } from '../../receipts/sealed-draw';
import { AwaitedClaims } from './AwaitedClaims';
import styles from './RoomCorner.module.css';

/** What the stage shows when the host lets people join: the way to the lobby, and the sealed draw. */
export function RoomCorner() {
  const { t } = useTranslation('live');
  const { locale } = useLanguage();
  const door = useStore(roomStore, (room) => (room.ended === null ? room.door : null));
  const isHost = useStore(roomStore, (room) => room.role === 'host');
  const count = useStore(roomStore, countIn);
  const seal = useStore(roomStore, sealOf);
  const isClosed = useStore(roomStore, isListClosed);
  const claims = useStore(roomStore, shownClaims);
  if (!door && !claims) return null;
  return (
    <div className={styles.corner}>
      {isHost && door && (
        <button
          type="button"
          className={styles.lobby}
          aria-label={t('common:labelled', { label: t('lobby.open'), value: t('list.count', { count }) })}
          {...opens('lobby')}
        >
          <IconUsersGroup size={20} aria-hidden />
          {new Intl.NumberFormat(locale).format(count)}
        </button>
      )}
      {isHost && claims && <AwaitedClaims claims={claims} />}
      {door && isClosed && seal && (
        <a className={styles.seal} href={verifyAddress(seal.spinId)} target="_blank" rel="noopener">
          <IconLock size={18} aria-hidden />
          <span>{t('lobby.sealed')}</span>
          <span className={styles.print}>{shortSeal(seal.commitment)}</span>
        </a>
      )}
    </div>
  );
}
