import { useEffect, useRef, useState } from 'react';
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

/**
 * Lets a viewer join the wheel, change their name there and leave it again. After joining, the field appears only on
 * request: a phone has no space for it.
 */
export function JoinWheel() {
  const { t } = useTranslation('live');
  const door = useStore(roomStore, (room) => room.door);
  const entry = useStore(roomStore, (room) => room.entry);
  const control = useStore(roomStore, (room) => room.control);
  // Kept while the host closes the list for a moment or takes the visitor off it.
  const [typed, setTyped] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);
  const [steps, setSteps] = useState(0);
  const section = useRef<HTMLElement>(null);
  // The button or the field that had the focus is gone.
  useEffect(() => {
    if (steps === 0) return;
    const next = section.current?.querySelector<HTMLInputElement | HTMLButtonElement>('input, button');
    next?.focus();
    if (next instanceof HTMLInputElement) next.select();
  }, [steps]);
  if (!door || !control) return null;
  const show = (isForm: boolean) => {
    setChanging(isForm);
    setSteps((count) => count + 1);
  };
  const join = async (name: string) => {
    await control.join(name);
    setTyped((now) => (now?.trim() === name ? null : now));
    show(false);
  };
  return (
    <section ref={section} className={styles.join} aria-label={t('list.join')}>
      {entry && (
        <Message className={styles.onWheel}>
          {t(entry.state === 'waiting' ? 'list.youWait' : 'list.you', { name: entry.name })}
        </Message>
      )}
      {door.open && entry && !isChanging && (
        <div className={styles.ways}>
          <Button onClick={() => show(true)}>{t('list.rename')}</Button>
          <Button onClick={() => askRoom(({ takeOff }) => takeOff(entry.entryId))}>{t('list.leave')}</Button>
        </div>
      )}
      {door.open && (!entry || isChanging) && (
        <NameForm
          label={t('list.name')}
          submit={t(entry ? 'list.rename' : 'list.join')}
          look={entry ? 'quiet' : 'main'}
          name={typed ?? entry?.name ?? roomStore.getState().name}
          onName={setTyped}
          autoComplete="nickname"
          send={join}
        />
      )}
      {entry?.state === 'in' && <OwnProof />}
      <Countdown />
      <WeightNotes />
      {!door.open && !door.opensAt && !entry && (
        <p className={styles.text}>{t(`list.closed.${door.closedBy ?? 'host'}`)}</p>
      )}
    </section>
  );
}
