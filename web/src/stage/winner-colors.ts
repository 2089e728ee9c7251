import type { Slice, WheelDefinition } from '../wheel/document/document';
import { sliceFill } from '../wheel/document/slice-fill';
import { contrast, textColor } from '../wheel/drawing/text-color';

/** The slice's colours as on the wheel; its text colour gives way where it could not be read. */
export function winnerColors(
  winner: Slice,
  definition: WheelDefinition,
): { background: string; color: string } {
  const background = sliceFill(definition)(winner);
  const own = textColor(winner.color, background, false);
  if (contrast(own, background) >= readable) return { background, color: own };
  return { background, color: contrast('#ffffff', background) >= readable ? '#ffffff' : '#1d1a33' };
}

/** WCAG 2.2 AA for large text. */
const readable = 3;
