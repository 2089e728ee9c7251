import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import { askRoom } from './ask-room';
import { Countdown } from './Countdown';
import { NameForm } from './NameForm';
import { OwnProof } from './OwnProof';
import styles from './Room.module.css';
import { WeightNotes } from './WeightRules';

/** Where a viewer puts themselves on the wheel, changes their name there and leaves it again. */
export function JoinWheel() {
  const { t } = useTranslation('live');
  const door = useStore(roomStore, (room) => room.door);
  const entry = useStore(roomStore, (room) => room.entry);
  const control = useStore(roomStore, (room) => room.control);
  // Kept while the host closes the list for a moment or takes the visitor off it.
  const [typed, setTyped] = useState<string | null>(null);
  if (!door || !control) return null;
  const join = async (name: string) => {
    await control.join(name);
    setTyped((now) => (now?.trim() === name ? null : now));
  };
  return (
    <section className={styles.join} aria-label={t('list.join')}>
      {entry && (
        <Message className={styles.onWheel}>
          {t(entry.state === 'waiting' ? 'list.youWait' : 'list.you', { name: entry.name })}
        </Message>
      )}
      {door.open && (
        <NameForm
          label={t('list.name')}
          submit={t(entry ? 'list.rename' : 'list.join')}
          look={entry ? 'quiet' : 'main'}
          name={typed ?? entry?.name ?? roomStore.getState().name}
          onName={setTyped}
          autoComplete="nickname"
          send={join}
        >
          {entry && (
            <Button onClick={() => askRoom(({ takeOff }) => takeOff(entry.entryId))}>
              {t('list.leave')}
            </Button>
          )}
        </NameForm>
      )}
      {entry?.state === 'in' && <OwnProof />}
      <Countdown />
      <WeightNotes />
      {!door.open && !entry && <p className={styles.text}>{t(`list.closed.${door.closedBy ?? 'host'}`)}</p>}
    </section>
  );
}
