import type { Slice, WheelDefinition } from '../../wheel/document';
import { textColor } from '../../wheel/drawing/text-color';
import { sliceFill } from '../../wheel/slice-fill';

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

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const rgb = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [rgb >> 16, (rgb >> 8) & 255, rgb & 255].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
