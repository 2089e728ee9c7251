import { healColor } from '../heal-values';

const brightness = (hex: string): number => {
  const rgb = Number.parseInt(hex.slice(1), 16);
  return ((rgb >> 16) * 299 + ((rgb >> 8) & 255) * 587 + (rgb & 255) * 114) / 1000;
};

export const isBright = (color: string): boolean => brightness(healColor(color)) > 128;

/** The slice's own colour, else white over a picture, else whichever reads better on the fill. */
export function textColor(own: string | undefined, fill: string, overPicture: boolean): string {
  if (own) return healColor(own);
  if (overPicture) return '#ffffff';
  return isBright(fill) ? '#333333' : '#ffffff';
}
