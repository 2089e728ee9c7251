import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { OverlayPart, OverlayWish } from '../live/overlay-address';
import { roomStore } from '../live/room-store';
import { wheelStore } from '../wheel/store';
import { Joins } from './Joins';
import { LastWinners, Legend, Prizes, Seal } from './lists';
import { Odds } from './Odds';
import styles from './Overlay.module.css';
import { OverlayWheel } from './OverlayWheel';
import { isFresh, onAirStore } from './on-air';
import { Owed, Standing } from './queues';
import type { Say } from './texts';
import { Winner } from './Winner';

interface OverlayProps {
  say: Say;
  code: string;
  wish: OverlayWish;
}

/** A live room as a picture: nothing in it can be pressed. */
export function Overlay({ say, code, wish }: OverlayProps) {
  const phase = useStore(onAirStore, (state) => state.phase);
  const hasEnded = useStore(roomStore, (room) => room.ended !== null);
  const isThere = useStay(wish.leaves);
  const shows = (part: OverlayPart) => wish.parts.includes(part);
  if (phase === 'gone' && !hasEnded)
    return (
      <main className={styles.alone}>
        <p className={styles.card}>{say('gone', { code })}</p>
      </main>
    );
  if (phase !== 'on' || hasEnded) return <main />;
  return (
    <main className={styles.overlay} data-there={isThere} data-wheel={shows('wheel')}>
      <h1 className="visually-hidden">{say('title')}</h1>
      {shows('wheel') && <OverlayWheel />}
      <div className={styles.lists}>
        {shows('joins') && <Joins say={say} word={wish.chatWord} />}
        {shows('last') && <LastWinners say={say} code={code} />}
        {shows('prizes') && <Prizes say={say} />}
        {shows('standing') && <Standing say={say} />}
        {shows('owed') && <Owed say={say} />}
        {shows('legend') && <Legend say={say} />}
        {shows('seal') && <Seal say={say} />}
        <Odds say={say} />
      </div>
      {shows('winner') && <Winner say={say} savesReplay={wish.savesReplay} />}
    </main>
  );
}

/** Whether the overlay is in the picture now: always, or from a spin until so many seconds after it. */
function useStay(seconds: number): boolean {
  const isSpinning = useStore(wheelStore, (state) => state.spinning);
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    // A spin that was over before this page opened doesn't make it appear.
    if (isSpinning) return setStaying(isFresh());
    const leave = setTimeout(() => setStaying(false), seconds * 1000);
    return () => clearTimeout(leave);
  }, [isSpinning, seconds]);
  return seconds === 0 || isStaying;
}
