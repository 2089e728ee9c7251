import { coerceWheel, isRecord } from './coerce-wheel';
import type { Wheel } from './document';
import { type RawWheel, readDocument } from './wire-format';

/** Older documents are upgraded to this version when they are opened; a newer one is refused. */
export const documentVersion = 1;

/** The step at index n upgrades a document from version n to n + 1. */
const steps: readonly ((wheel: RawWheel) => RawWheel)[] = [moveSliceSounds];

export type Opened =
  | { wheel: Wheel; problem?: undefined }
  | { wheel?: undefined; problem: 'no-wheel' | 'newer' };

/** Opens data from storage, a file or a server: a wheel of the current version, or why it isn't one. */
export function openDocument(raw: unknown): Opened {
  const read = readDocument(raw);
  if (!read) return { problem: 'no-wheel' };
  const version = versionOf(read);
  if (version > documentVersion) return { problem: 'newer' };
  if (!hasReadableSlices(read)) return { problem: 'no-wheel' };
  const upgraded = steps.slice(version).reduce((wheel, step) => step(wheel), read);
  return { wheel: coerceWheel({ ...upgraded, version: documentVersion }) };
}

/** Anything but a list of slices would be coerced to an empty wheel, and someone's work would be lost. */
function hasReadableSlices({ slices }: RawWheel): boolean {
  if (slices === undefined || slices === null) return true;
  return Array.isArray(slices) && (slices.length === 0 || slices.some(isRecord));
}

// The first documents had no version.
const versionOf = ({ version }: RawWheel): number =>
  typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;

/** A slice once named its sound itself; now each event has its own. */
function moveSliceSounds(wheel: RawWheel): RawWheel {
  return Array.isArray(wheel.slices) ? { ...wheel, slices: wheel.slices.map(moveSliceSound) } : wheel;
}

function moveSliceSound(slice: unknown): unknown {
  if (!isRecord(slice) || !('sound' in slice || 'volume' in slice)) return slice;
  const { sound, volume, ...rest } = slice;
  const audio = isRecord(slice.audio) ? slice.audio : {};
  const events = isRecord(audio.events) ? audio.events : {};
  if (typeof sound !== 'string' || sound === '' || isRecord(events.win)) return rest;
  const win = { enabled: true, trackGuid: sound, volume: typeof volume === 'number' ? volume : 100 };
  return { ...rest, audio: { ...audio, events: { ...events, win } } };
}
