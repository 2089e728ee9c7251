import { useStore } from 'zustand';
import { isPrizeTurn } from '../wheel/picking/prizes';
import { owedIn } from '../wheel/picking/spins-owed';
import { stageSlices, wheelStore } from '../wheel/store';
import styles from './Overlay.module.css';
import type { Say } from './texts';

/** The last ones are called by name. */
const lastOnes = 3;
const mostWaiting = 5;

/** Who is still in, on a wheel that every winner leaves. */
export function Standing({ say }: { say: Say }) {
  const leaves = useStore(wheelStore, ({ wheel }) => wheel.spin.winnerLeaves === true);
  const isBlind = useStore(wheelStore, ({ wheel }) => wheel.spin.isBlind === true);
  const drawsPrize = useStore(wheelStore, ({ wheel }) => isPrizeTurn(wheel.spin));
  const slices = useStore(wheelStore, stageSlices);
  const standing = slices.filter((slice) => slice.active);
  // While a prize is drawn, it is the prizes that stand on the wheel.
  if (!leaves || drawsPrize || standing.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say('standing', { count: standing.length })}</h2>
      {standing.length <= lastOnes && !isBlind && (
        <ul className={styles.names}>
          {standing.map(({ guid, text }) => (
            <li key={guid} className={`${styles.row} ${styles.where}`}>
              <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** For whom the wheel is spun next. */
export function Owed({ say }: { say: Say }) {
  const owed = useStore(wheelStore, ({ wheel }) => wheel.spin.owed);
  const queue = owedIn({ owed });
  if (queue.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say('owed')}</h2>
      <ol className={styles.names}>
        {queue.slice(0, mostWaiting).map(({ name, count }) => (
          <li key={name} className={styles.row}>
            <bdi>{name}</bdi>
            <span>{say('spins', { count })}</span>
          </li>
        ))}
      </ol>
      {queue.length > mostWaiting && <p>{say('others', { count: queue.length - mostWaiting })}</p>}
    </section>
  );
}
