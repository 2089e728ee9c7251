import { coerceColor } from '../document/coerce-wheel';

const brightness = (hex: string): number => {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return ((rgb >> 16) * 299 + ((rgb >> 8) & 255) * 587 + (rgb & 255) * 114) / 1000;
};

export const isBright = (color: string): boolean => brightness(coerceColor(color)) > 128;

/** The colour of a label as specified: the slice's own, else white over a picture, else what the fill's brightness says. */
export function labelInk(own: string | undefined, fill: string, overPicture: boolean): string {
  if (own) return coerceColor(own);
  if (overPicture) return '#ffffff';
  return isBright(fill) ? '#333333' : '#ffffff';
}

/** WCAG 2.2 AA for text of any size. */
export const readable = 4.5;

/** The contrast of two colours of six digits, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
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
