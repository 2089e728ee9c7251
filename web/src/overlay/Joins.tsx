import { useStore } from 'zustand';
import { chatMerits, chatWeightsOf } from '../chat/chat-weights';
import { countIn, opensAt, peopleIn, spokenCode } from '../live/room-facts';
import { roomStore } from '../live/room-store';
import { clockTime, useSecondsLeft } from '../stage/claims/use-seconds-left';
import { wheelStore } from '../wheel/store';
import styles from './Overlay.module.css';
import type { Say } from './texts';

/** The newest that can be read while more arrive. */
const mostShown = 6;

/** How people can join the wheel, and who joined last; nothing if the host lets nobody join. */
export function Joins({ say, word }: { say: Say; word: string }) {
  const door = useStore(roomStore, (room) => room.door);
  const code = useStore(roomStore, (room) => room.code);
  const people = useStore(roomStore, (room) => room.people);
  const left = useSecondsLeft(useStore(roomStore, opensAt));
  const chatWeights = useStore(wheelStore, ({ wheel }) => wheel.spin.chatWeights);
  if (!door) return null;
  const chat = chatWeightsOf({ chatWeights });
  const newest = peopleIn({ people }).slice(-mostShown).reverse();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say(door.open || left !== null ? 'join' : 'closed')}</h2>
      {left !== null && <p className={styles.where}>{say('opens', { time: clockTime(left) })}</p>}
      {(door.open || left !== null) && (
        <>
          {door.open && word && <p className={styles.where}>{say('write', { word: `!${word}` })}</p>}
          <p className={styles.where}>{`${window.location.host}/live`}</p>
          <p className={styles.code}>{spokenCode(code)}</p>
        </>
      )}
      {word &&
        chatMerits.map((merit) => {
          const weight = chat[merit];
          return weight !== undefined && <p key={merit}>{say(merit, { weight })}</p>;
        })}
      <p>{say('people', { count: countIn({ ...roomStore.getState(), people }) })}</p>
      <ol className={styles.names}>
        {newest.map(({ entryId, name }) => (
          <li key={entryId} className={styles.row}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
