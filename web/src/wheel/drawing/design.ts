import type { Slice, Wheel } from '../document/document';
import { sliceFill } from '../document/slice-fill';
import { fullTurn, type SliceLayout } from '../motion/geometry';
import {
  blindLabel,
  filledSize,
  labelLimit,
  labelSize,
  lengthOf,
  longestLabel,
  mostWhole,
  shorten,
} from './labels';
import { defaultTextSize, type Look, lookOf } from './look';
import { labelInk } from './text-color';

/** More slices than this are drawn as a sample of their colours, without labels. */
export const mostDistinct = 720;

/**
 * Everything that a drawing of the wheel depends on except its size and angle; plain data, so that it can be sent to a
 * worker.
 */
export interface Design {
  ends: Float64Array;
  fills: string[];
  inks: string[];
  labels: string[];
  /** The largest size of the labels, in units of the 500-unit wheel; each is fitted into its slice. */
  labelSize: number;
  look: Look;
}

export function designOf(wheel: Wheel, layout: SliceLayout, screenWidth: number): Design {
  const look = lookOf(wheel);
  const isWhole = !look.text.isClassic && layout.slices.length <= mostWhole;
  const limit = isWhole ? longestLabel : labelLimit(screenWidth);
  const fills = layout.slices.map(sliceFill(wheel, layout.slices));
  const labelled = layout.slices.length > mostDistinct ? [] : layout.slices;
  const labels = labelled.map((slice) => labelOf(slice, wheel, look, limit));
  // In classic sizes the whole texts decide, before they are cut.
  const texts = look.text.isClassic && !wheel.spin.isBlind ? labelled.map(({ text }) => text) : labels;
  const longest = texts.reduce((most, label) => Math.max(most, lengthOf(label)), 0);
  return {
    ends: layout.ends,
    fills,
    inks: labelled.map((slice, index) => labelInk(slice.color, fills[index] ?? '', look.image !== '')),
    labels,
    labelSize: largestLabel(longest, screenWidth, look),
    look,
  };
}

/** A label fills its slice, unless the wheel's are classic or have a size of their own: that scales the specified one. */
function largestLabel(longest: number, screenWidth: number, { text }: Look): number {
  if (text.size === defaultTextSize && !text.isClassic) return filledSize(longest);
  return (labelSize(longest, screenWidth) * text.size) / defaultTextSize;
}

function labelOf(
  { text }: Slice,
  { spin: { isBlind: blindSpin } }: Wheel,
  look: Look,
  limit: number,
): string {
  if (blindSpin === true) return blindLabel;
  return look.text.kind === 'image' ? text.trim() : shorten(text, limit);
}

export interface Fill {
  fill: string;
  start: number;
  end: number;
}

/**
 * The colours at evenly spaced angles, equal neighbours joined. Thousands of slices drawn over one another mix to
 * brown; a sample keeps the palette's colours.
 */
export function sampledFills(fills: readonly string[], ends: Float64Array, samples: number): Fill[] {
  const met: Fill[] = [];
  let slice = 0;
  for (let sample = 0; sample < samples; sample++) {
    const middle = ((sample + 0.5) / samples) * fullTurn;
    while (slice < fills.length - 1 && (ends[slice] ?? 0) <= middle) slice += 1;
    const fill = fills[slice] ?? '#ffffff';
    const end = ((sample + 1) / samples) * fullTurn;
    const last = met.at(-1);
    if (last?.fill === fill) last.end = end;
    else met.push({ fill, start: (sample / samples) * fullTurn, end });
  }
  return met;
}
