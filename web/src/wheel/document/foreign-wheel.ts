import { mostChoices, newSlice } from '../edits/list-edits';
import { coerceWeight, finiteOr, isRecord } from './coerce-wheel';
import type { Slice, Wheel } from './document';
import { newWheel } from './new-wheel';
import { paletteNameOf } from './palette';

/** The parts of another program's wheel that can't be imported. */
const lostParts = ['pictures', 'sounds', 'centerText', 'pageColor', 'winnerTitle'] as const;
type LostPart = (typeof lostParts)[number];

export interface ForeignWheel {
  wheel: Wheel;
  lost: LostPart[];
}

/** The wheel in a file of Wheel of Names (the `wheelConfig` of momander/wheel-spinner); null for anything else. */
export function readForeignWheel(raw: unknown): ForeignWheel | null {
  if (!isRecord(raw) || !Array.isArray(raw.entries)) return null;
  const entries = raw.entries.filter(isRecord);
  if (entries.length === 0 || !entries.every(({ text, image }) => isText(text) || isText(image))) return null;
  const wheel = newWheel();
  const colors = colorsIn(raw.colorSettings);
  const palette = paletteNameOf(wheel.look);
  const slices = entries
    .slice(0, mostChoices)
    .map((entry, place) =>
      sliceOf(entry, newSlice({ text: textOf(entry.text) }, place, palette), colors[place % colors.length]),
    );
  const seconds = Math.min(60, Math.max(1, finiteOr(raw.spinTime, 6)));
  return {
    wheel: {
      ...wheel,
      name: textOf(raw.title),
      description: textOf(raw.description),
      slices,
      spin: {
        ...wheel.spin,
        duration: seconds * 1000,
        rotates: Math.round(finiteOr(wheel.spin.speed, 3) * seconds),
        winnerLeaves: raw.autoRemoveWinner === true,
      },
    },
    lost: lostParts.filter((part) => has[part](raw, entries)),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isText = (raw: unknown): raw is string => typeof raw === 'string' && raw !== '';
/** Advanced entries may have tags of HTML in their text. */
const textOf = (raw: unknown): string => (isText(raw) ? raw.replace(/<[^>]*>/g, '').trim() : '');

function sliceOf(entry: Fields, slice: Slice, wheelColor: string | undefined): Slice {
  const background = isText(entry.color) ? entry.color : wheelColor;
  // Letters of no colour get one that can be read on the slice's own.
  const { color: _, ...unpainted } = slice;
  return {
    ...(background ? { ...unpainted, background } : slice),
    active: entry.enabled !== false,
    weight: coerceWeight(entry.weight ?? 1),
    ...(isText(entry.message) ? { message: textOf(entry.message) } : {}),
  };
}

const colorsIn = (raw: unknown): string[] =>
  Array.isArray(raw)
    ? raw.flatMap((each) =>
        isRecord(each) && each.enabled !== false && isText(each.color) ? [each.color] : [],
      )
    : [];

const has: Record<LostPart, (raw: Fields, entries: readonly Fields[]) => boolean> = {
  pictures: (raw, entries) =>
    isText(raw.customPictureDataUri) ||
    isText(raw.customCoverImageDataUri) ||
    entries.some(({ image }) => isText(image)),
  sounds: (_, entries) => entries.some(({ sound }) => isText(sound)),
  centerText: (raw) => isText(raw.centerText),
  pageColor: (raw) => isText(raw.pageBackgroundColor) && raw.pageBackgroundColor.toUpperCase() !== '#FFFFFF',
  winnerTitle: (raw) => isText(raw.winnerMessage),
};
