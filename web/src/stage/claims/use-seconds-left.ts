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

/** How many seconds are left until a time of the server's clock, whatever this device's clock says; null without one. */
export function useSecondsLeft(until: number | null): number | null {
  const control = useStore(roomStore, (room) => room.control);
  const moment = until === null || !control ? null : control.localTime(until);
  const now = useNow(moment !== null);
  return moment === null ? null : Math.max(0, Math.ceil((moment - now) / second));
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** As a clock shows them: 1:05, or 2:01:05. */
export function clockTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = twoDigits(seconds % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
}
