import { useEffect, useState } from 'react';
import { prefersStillness } from '../../components/motion/stillness';
import { wheelStore } from '../../wheel/store';
import { liftSlices } from './lift-slices';

/** Time to see where the wheel has stopped before the names cover it, in ms. */
const beat = 500;

/**
 * The moment between the wheel's stop and the names, in which the slices lift; without motion there is none.
 * Returns whether it is over, and how to end it early.
 */
export function useBeat(guids: readonly string[]): [isOver: boolean, end: () => void] {
  const [isOver, setOver] = useState(prefersStillness);
  const [lifted] = useState(guids);

  useEffect(() => {
    if (prefersStillness()) return;
    const { duration, putBack } = liftSlices(document, wheelStore.getState(), lifted);
    const over = setTimeout(() => setOver(true), duration + beat);
    return () => {
      clearTimeout(over);
      putBack();
    };
  }, [lifted]);

  return [isOver, () => setOver(true)];
}
