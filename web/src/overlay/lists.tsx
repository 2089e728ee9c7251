import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatChance } from '../i18n/format';
import { languageOf } from '../i18n/languages';
import { sealOf } from '../live/room-facts';
import { roomStore } from '../live/room-store';
import { shortSeal } from '../receipts/sealed-draw';
import { chanceOf } from '../wheel/picking/odds';
import { eligibleSlices } from '../wheel/picking/turns';
import { stageSlices, wheelStore } from '../wheel/store';
import { keepWinners, keptWinners } from './kept-winners';
import styles from './Overlay.module.css';
import type { Say } from './texts';

const mostWinners = 5;
/** More can't be read beside a game. */
const mostChoices = 10;

/** The newest first: the winners that this page saw, then those that an earlier load has kept. */
export function LastWinners({ say, code }: { say: Say; code: string }) {
  const [earlier] = useState(() => keptWinners(code));
  const seen = useStore(wheelStore, (state) => state.lastWinners);
  const names = [...seen, ...earlier].slice(0, mostWinners);
  useEffect(() => {
    if (seen.length > 0) keepWinners(code, [...seen, ...earlier].slice(0, mostWinners));
  }, [code, seen, earlier]);
  if (names.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say('last')}</h2>
      <ol className={styles.names}>
        {names.map((name, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one name may have won twice
          <li key={place} className={styles.row}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many of each prize are left; nothing on a wheel without prizes that run out. */
export function Prizes({ say }: { say: Say }) {
  const slices = useStore(wheelStore, ({ wheel }) => eligibleSlices(wheel));
  const prizes = slices.filter(({ stock }) => stock);
  if (prizes.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say('prizes')}</h2>
      <ul className={styles.names}>
        {prizes.slice(0, mostChoices).map(({ guid, text, stock = { of: 0, left: 0 } }) => (
          <li key={guid} className={styles.row} data-gone={stock.left === 0}>
            <bdi>{text}</bdi>
            <span>{say('left', { left: stock.left, of: stock.of })}</span>
          </li>
        ))}
      </ul>
      {prizes.length > mostChoices && <p>{say('others', { count: prizes.length - mostChoices })}</p>}
    </section>
  );
}

/** The choices on the wheel, with their current chances. */
export function Legend({ say }: { say: Say }) {
  const isBlind = useStore(wheelStore, (state) => state.wheel.spin.isBlind === true);
  const slices = useStore(wheelStore, stageSlices);
  const active = slices.filter((slice) => slice.active);
  if (isBlind || active.length === 0) return null;
  const { locale } = languageOf(say.language);
  const others = active.length - mostChoices;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say('legend')}</h2>
      <ul className={styles.names}>
        {active.slice(0, mostChoices).map((slice) => (
          <li key={slice.guid} className={styles.row}>
            <bdi>{slice.text}</bdi>
            <span>{formatChance(chanceOf(slice, slices), locale)}</span>
          </li>
        ))}
      </ul>
      {others > 0 && <p>{say('others', { count: others })}</p>}
    </section>
  );
}

/** The code that is published before the draw, for an audience that compares it with the receipt. */
export function Seal({ say }: { say: Say }) {
  const seal = useStore(roomStore, sealOf);
  if (!seal) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{say('sealed', { number: seal.number })}</h2>
      <p className={styles.print}>{shortSeal(seal.commitment)}</p>
    </section>
  );
}
