import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { roomStore } from '../../live/room-store';

const second = 1000;

/** The page's own steady clock, read each second while something runs out. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!isRunning) return;
    const read = () => setNow(performance.now());
    read();
    const timer = setInterval(read, second);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** How many seconds are left until a moment of `performance.now()`; null without one. */
export function useSecondsTo(moment: number | null): number | null {
  const now = useNow(moment !== null);
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / second));
}

/** The same until a time of the server's clock, whatever this device's clock says. */
export function useSecondsLeft(until: number | null): number | null {
  const control = useStore(roomStore, (room) => room.control);
  return useSecondsTo(until === null || !control ? null : control.localTime(until));
}

/** As a clock shows them: 1:05. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
