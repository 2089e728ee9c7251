import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../components/motion/stillness';
import { celebrate } from '../effects/celebrate';
import { chosenEffect } from '../effects/choose-effect';
import type { Slice, Wheel } from '../wheel/document/document';
import { sliceFill } from '../wheel/document/slice-fill';
import { contrast, textColor } from '../wheel/drawing/text-color';
import { wheelStore } from '../wheel/store';

/** The slice's colours as on the wheel; its text colour is replaced where it would be unreadable. */
export function winnerColors(winner: Slice, wheel: Wheel): { background: string; color: string } {
  const background = sliceFill(wheel)(winner);
  const own = textColor(winner.color, background, false);
  if (contrast(own, background) >= readable) return { background, color: own };
  return { background, color: contrast('#ffffff', background) >= readable ? '#ffffff' : '#1d1a33' };
}

/** WCAG 2.2 AA for large text. */
const readable = 3;

/** Celebrates each winner that is shown, where motion is allowed. */
export function useCelebration(winner: Slice | undefined, host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!winner || !host.current || prefersStillness()) return;
    return celebrate(chosenEffect(winner, wheelStore.getState().wheel), host.current);
  }, [winner, host]);
}
