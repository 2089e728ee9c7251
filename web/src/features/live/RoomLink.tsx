import { useStore } from 'zustand';
import { CopyField } from '../../components/field/CopyField';
import { QrCode } from '../../components/qr-code/QrCode';
import { useTranslation } from '../../i18n/use-translation';
import { spokenCode } from '../../live/room-facts';
import { roomStore } from '../../live/room-store';
import styles from './Room.module.css';

/** The link to the room in every form: text, code, QR code. */
export function RoomLink() {
  const { t } = useTranslation('live');
  const url = useStore(roomStore, (room) => room.url);
  const code = useStore(roomStore, (room) => room.code);
  const address = window.location.origin + (code ? `/live/${code}` : url);
  const typed = `${window.location.host}/live`;
  return (
    <div className={styles.link}>
      <CopyField label={t('room.link')} text={address} copy={t('common:copyLink')} />
      <QrCode className={styles.qr} text={address} label={t('room.qr', { address })} />
      {code && (
        <p className={styles.spoken}>
          {t('room.code', { address: typed })}
          <strong className={styles.code}>{spokenCode(code)}</strong>
        </p>
      )}
    </div>
  );
}
