import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { formatChance } from '../i18n/format';
import { languageOf } from '../i18n/languages';
import { roomStore } from '../live/room-store';
import { chanceOf } from '../wheel/picking/odds';
import { stageSlices, wheelStore } from '../wheel/store';
import styles from './Overlay.module.css';
import type { Say } from './texts';

/** In ms. */
const shownFor = 8000;

/** The chance of somebody who asked for it in the chat, for a moment. */
export function Odds({ say }: { say: Say }) {
  const asked = useStore(roomStore, (room) => room.odds);
  const isBlind = useStore(wheelStore, ({ wheel }) => wheel.spin.isBlind === true);
  const slices = useStore(wheelStore, stageSlices);
  const [seen, setSeen] = useState<unknown>(null);
  useEffect(() => {
    const leave = setTimeout(() => setSeen(asked), shownFor);
    return () => clearTimeout(leave);
  }, [asked]);
  const slice = slices.find(({ guid }) => guid === asked?.guid);
  if (!slice?.active || asked === seen || isBlind) return null;
  const chance = formatChance(chanceOf(slice, slices), languageOf(say.language).locale);
  return (
    <section className={styles.card}>
      <p className={styles.row}>
        <bdi>{slice.text}</bdi>
        <span>{chance}</span>
      </p>
    </section>
  );
}
