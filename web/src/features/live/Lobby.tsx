import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { ModalFrame } from '../../components/dialog/ModalFrame';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { QrCode } from '../../components/qr-code/QrCode';
import { verifyAddress } from '../../i18n/page-addresses';
import { useTranslation } from '../../i18n/use-translation';
import { countIn, isTurning, opensAt, peopleIn, sealOf, spokenCode } from '../../live/room-facts';
import { roomStore } from '../../live/room-store';
import { shortSeal } from '../../receipts/sealed-draw';
import { askRoom } from './ask-room';
import { Countdown } from './Countdown';
import styles from './Lobby.module.css';

/** The newest that fit on a screen; the wheel has them all. */
const mostShown = 80;
/** With more at once, names that grow would keep a screen from drawing anything else. */
const mostGrowing = 12;

/** Fills the stage while people join: where to go, and who has arrived. Once the list is closed, the sealed draw. */
export function Lobby({ onClose }: DialogProps<'lobby'>) {
  const { t } = useTranslation('live');
  const code = useStore(roomStore, (room) => room.code);
  const isOpen = useStore(roomStore, (room) => room.door?.open === true);
  // People who came before the door opened wait here.
  const isAwaited = useStore(roomStore, (room) => room.door?.open === true || opensAt(room) !== null);
  const seal = useStore(roomStore, sealOf);
  const isOver = useStore(roomStore, (room) => room.control === null || isTurning(room));
  const toWheel = useRef<HTMLDivElement>(null);
  const heading = useId();
  // Everyone looks at the wheel when it turns.
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  const { origin, host } = window.location;
  const address = isAwaited || !seal ? `/live/${code}` : verifyAddress(seal.spinId);
  return (
    <ModalFrame
      name={{ 'aria-labelledby': heading }}
      className={styles.dialog}
      first={() => toWheel.current?.querySelector('button')}
      onClose={onClose}
    >
      <div className={styles.lobby}>
        <QrCode
          className={styles.qr}
          text={origin + address}
          label={t('room.qr', { address: host + address })}
        />
        <div className={styles.side}>
          <h2 id={heading} className={styles.title}>
            {isAwaited ? t('lobby.title') : t('lobby.closed')}
          </h2>
          {isAwaited ? (
            <>
              <p className={styles.text}>{t('lobby.where', { address: `${host}/live` })}</p>
              <p className={styles.code}>{spokenCode(code)}</p>
              <Countdown />
            </>
          ) : (
            seal && (
              <>
                <p className={styles.text}>
                  {t('room.next', { number: seal.number })}. {t('lobby.check')}
                </p>
                <p className={styles.print}>{shortSeal(seal.commitment)}</p>
              </>
            )
          )}
          <Arrivals />
        </div>
        <div ref={toWheel} className={styles.ways}>
          <Button look="main" onClick={onClose}>
            {t('lobby.wheel')}
          </Button>
          <Button onClick={() => askRoom(({ setDoor }) => setDoor({ open: !isOpen }))}>
            {isOpen ? t('lobby.close') : t(isAwaited ? 'lobby.openNow' : 'lobby.reopen')}
          </Button>
        </div>
      </div>
    </ModalFrame>
  );
}

/** The people on the wheel, the latest first. */
function Arrivals() {
  const { t } = useTranslation('live');
  const people = useStore(roomStore, (room) => room.people);
  const count = useStore(roomStore, countIn);
  const [before, setBefore] = useState({ count, areMany: count > mostGrowing });
  if (before.count !== count) setBefore({ count, areMany: count - before.count > mostGrowing });
  const names = peopleIn({ people }).slice(-mostShown).toReversed();
  const waiting = people.length - count;
  const asking = waiting > 0 && <p className={styles.text}>{t('list.asking', { count: waiting })}</p>;
  if (count === 0) return asking || <p className={styles.text}>{t('lobby.empty')}</p>;
  return (
    <section className={styles.arrivals} aria-label={t('list.count', { count })}>
      <p className={styles.count}>{t('list.count', { count })}</p>
      {asking}
      <ul className={styles.names}>
        {names.map(({ entryId, name }) => (
          <Arrival key={entryId} name={name} grows={!before.areMany} />
        ))}
      </ul>
    </section>
  );
}

function Arrival({ name, grows }: { name: string; grows: boolean }) {
  // As it came: a list that has calmed down doesn't begin to grow.
  const [isGrowing] = useState(grows);
  return (
    <li className={styles.name} data-grows={isGrowing || undefined} dir="auto">
      {name}
    </li>
  );
}
