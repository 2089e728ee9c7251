import type { HistoryEntry, Slice, SliceAudio, Stock, Wheel } from './document';
import { newGuid } from './guid';
import type { RawWheel } from './wire-format';

/** Coerces stored or received data into the shape that the page relies on. */
export function coerceWheel(raw: RawWheel): Wheel {
  const slices = Array.isArray(raw.slices) ? raw.slices.filter(isRecord) : [];
  const { history } = raw.results;
  return {
    ...raw,
    slices: withOwnGuids(slices.map(coerceSlice)),
    ...(raw.name === undefined ? {} : { name: coerceText(raw.name) }),
    ...(raw.description === undefined ? {} : { description: coerceText(raw.description) }),
    results: { ...raw.results, ...(history === undefined ? {} : { history: coerceHistory(history) }) },
  } as unknown as Wheel;
}

function coerceSlice(raw: Record<string, unknown>): Slice {
  const coerced: Slice = {
    ...raw,
    guid: typeof raw.guid === 'string' ? raw.guid : '',
    text: coerceText(raw.text),
    active: raw.active !== false,
    weight: coerceWeight(raw.weight),
  };
  for (const paint of ['background', 'color'] as const) {
    if (raw[paint] === undefined || raw[paint] === null || raw[paint] === '') delete coerced[paint];
    else coerced[paint] = coerceColor(raw[paint]);
  }
  if (raw.audio !== undefined) coerced.audio = coerceAudio(raw.audio);
  const { stock, ...rest } = coerced;
  if (stock === undefined) return coerced;
  const counted = coerceStock(stock);
  return counted ? { ...rest, stock: counted } : rest;
}

/** The most prizes of one kind. */
const mostPrizes = 1_000_000;

const coerceCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): number =>
  Math.floor(finiteOr(value, 0, 0, most));

/** A stock of prizes; none if it has no number. */
export function coerceStock(raw: unknown): Stock | undefined {
  const of = isRecord(raw) ? coerceCount(raw.of, mostPrizes) : 0;
  if (!isRecord(raw) || of === 0) return undefined;
  return {
    of,
    left: typeof raw.left === 'number' ? coerceCount(raw.left, of) : of,
    ...(raw.won === undefined ? {} : { won: coerceCount(raw.won) }),
  };
}

/** The sounds of a slice, without names that aren't text: rendering those would crash the page. */
function coerceAudio(raw: unknown): SliceAudio {
  if (!isRecord(raw)) return {};
  if (raw.events === undefined) return raw;
  const events = Object.entries(isRecord(raw.events) ? raw.events : {})
    .filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1]))
    .map(([name, event]) => [name, withoutOddNames(event)]);
  return { ...raw, events: Object.fromEntries(events) };
}

const withoutOddNames = (event: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(event).filter(([field, value]) => !soundNames.has(field) || typeof value === 'string'),
  );

const soundNames = new Set(['genreGuid', 'genreName', 'trackGuid', 'trackName', 'signedTrackUrl']);

const coerceText = (text: unknown): string => {
  if (typeof text === 'string') return text;
  return typeof text === 'number' || typeof text === 'boolean' ? String(text) : '';
};

// The pick couldn't tell two slices with one guid apart: the later one gets a new guid.
function withOwnGuids(slices: Slice[]): Slice[] {
  const taken = new Set<string>();
  return slices.map((slice) => {
    const guid = slice.guid === '' || taken.has(slice.guid) ? newGuid() : slice.guid;
    taken.add(guid);
    return guid === slice.guid ? slice : { ...slice, guid };
  });
}

function coerceHistory(raw: unknown): HistoryEntry[] {
  const entries = Array.isArray(raw) ? raw.filter(isRecord) : [];
  return entries
    .filter((entry) => typeof entry.guid === 'string')
    .map((entry) => ({
      ...entry,
      guid: String(entry.guid),
      itemName: coerceText(entry.itemName),
      won: coerceWeight(entry.won),
      userId: typeof entry.userId === 'string' ? entry.userId : 'guest',
      by: typeof entry.by === 'string' ? entry.by : 'Guest',
      lastWonTimestamp: typeof entry.lastWonTimestamp === 'number' ? entry.lastWonTimestamp : 0,
    }));
}

// 10,000 slices of this weight still add up to an exact integer, so that a hostile document can neither
// overflow the pick nor starve every other slice to zero width.
const heaviest = 1e11;

export function coerceWeight(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1) return 1;
  return Math.min(Math.floor(value), heaviest);
}

export function coerceVolume(value: unknown, unset: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return unset;
  return Math.min(100, Math.max(0, value));
}

export function coerceColor(value: unknown): string {
  if (typeof value !== 'string') return '#ffffff';
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (!short) return '#ffffff';
  const [, red, green, blue] = short;
  return `#${red}${red}${green}${green}${blue}${blue}`;
}

export function finiteOr(
  value: unknown,
  unset: number,
  lowest = 0,
  highest = Number.MAX_SAFE_INTEGER,
): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unset;
  return Math.min(highest, Math.max(lowest, value));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOr = (value: unknown, unset: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : unset;

/** The master volume from 0 to 100. A wheel without audio settings is silent. */
export function masterVolume({ audio }: Wheel): number {
  if (!isRecord(audio) || audio.enabled === false) return 0;
  return coerceVolume(audio.masterVolume, 70);
}
