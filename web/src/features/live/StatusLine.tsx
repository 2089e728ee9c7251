import { useStore } from 'zustand';
import { Message } from '../../components/message/Message';
import { verifyAddress } from '../../i18n/page-addresses';
import { useTranslation } from '../../i18n/use-translation';
import { isListClosed } from '../../live/room-facts';
import { roomStore, statusOf } from '../../live/room-store';
import { inGroups, shortSeal } from '../../receipts/sealed-draw';
import styles from './Room.module.css';

/** The state of the room, also announced to screen readers. */
export function StatusLine() {
  const { t } = useTranslation('live');
  const status = useStore(roomStore, statusOf);
  const ended = useStore(roomStore, (room) => room.ended);
  return (
    <Message className={styles.status} data-status={ended ? 'over' : status}>
      {ended ? t(`over.${ended}`) : t(`status.${status}`)}
    </Message>
  );
}

/** The server's commitment to the next spin, shown before its outcome can be known. */
export function NextSpin() {
  const { t } = useTranslation('live');
  const next = useStore(roomStore, (room) => room.next);
  if (!next) return null;
  return (
    <details className={styles.next}>
      <summary>{t('room.next', { number: next.number })}</summary>
      <p className={styles.fingerprint}>{inGroups(next.commitment)}</p>
      <p className={styles.text}>{t('room.commitment')}</p>
    </details>
  );
}

/** The short code of the sealed draw, from the closing of the list to the draw: people note it on their phones. */
export function SealedCode() {
  const { t } = useTranslation('live');
  const next = useStore(roomStore, (room) => room.next);
  const isClosed = useStore(roomStore, isListClosed);
  if (!next || !isClosed) return null;
  return (
    <div className={styles.sealed}>
      <p className={styles.shortCode}>{shortSeal(next.commitment)}</p>
      <p className={styles.text}>{t('watch.sealed')}</p>
      <a className={styles.lookUp} href={verifyAddress(next.spinId)} target="_blank" rel="noopener">
        {t('watch.lookUp')}
      </a>
    </div>
  );
}
