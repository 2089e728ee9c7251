import { housePalette } from '../document/palette';
import { contrast, isBright, labelInk, readable } from './text-color';

/** How much of white or black is mixed in; away from the ink first, which keeps the label readable. */
const tints = [0.24, 0.4, 0.56, 0.78, -0.16, -0.24, -0.32];

/** Two fills at least this far apart, of 441, are seen as two. */
const visible = 60;

/**
 * The fills around a wheel, without two equal ones side by side: the later of two gets another house colour if it has
 * one, else it is tinted; also where the last meets the first. `inks` are the colours of the labels, which stay as readable as they were.
 */
export function distinctFills(
  fills: readonly string[],
  inks = (index: number) => labelInk(undefined, fills[index] ?? '', false),
): string[] {
  const drawn = [...fills];
  for (let index = 1; index < drawn.length; index++) {
    const fill = fills[index] ?? '';
    const isLast = index === drawn.length - 1;
    const neighbours = [drawn[index - 1], isLast ? drawn[0] : fills[index + 1]];
    if (fill === neighbours[0] || (isLast && fill === neighbours[1]))
      drawn[index] = standIn(fill, inks(index), neighbours);
  }
  return drawn;
}

function standIn(fill: string, ink: string, neighbours: readonly (string | undefined)[]): string {
  const place = houseFills.indexOf(fill);
  const others = place < 0 ? [] : [...houseFills.slice(place + 1), ...houseFills.slice(0, place)];
  const other = others.find((each) => !neighbours.includes(each) && contrast(ink, each) >= readable);
  return other ?? tinted(fill, ink, neighbours);
}

const houseFills = housePalette.map(({ background }) => background);

function tinted(fill: string, ink: string, neighbours: readonly (string | undefined)[]): string {
  const least = Math.min(readable, contrast(ink, fill));
  let best = { color: fill, apart: -1 };
  for (const tint of tints) {
    const goal = isBright(ink) === tint > 0 ? 20 : 255;
    const channels = channelsOf(fill).map((channel) =>
      Math.round(channel + (goal - channel) * Math.abs(tint)),
    );
    const color = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    const apart = Math.min(...neighbours.map((each = fill) => distance(channels, channelsOf(each))));
    if (apart > best.apart && contrast(ink, color) >= least) best = { color, apart };
    if (best.apart >= visible) break;
  }
  return best.color;
}

const channelsOf = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((channel, place) => channel - (other[place] ?? 0)));
