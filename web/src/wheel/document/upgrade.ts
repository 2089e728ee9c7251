import type { WheelConfig } from './document';
import { healConfig, isRecord } from './heal-config';

/** Older documents are upgraded to this version when they are opened; a newer one is refused. */
export const documentVersion = 1;

type Fields = Record<string, unknown>;

/** The step at index n upgrades a document from version n to n + 1. */
const steps: readonly ((document: Fields) => Fields)[] = [moveSliceSounds];

export type Opened =
  | { wheel: WheelConfig; problem?: undefined }
  | { wheel?: undefined; problem: 'no-wheel' | 'newer' };

/** Opens data from storage, a file or a server: a wheel of the current version, or why it isn't one. */
export function openDocument(raw: unknown): Opened {
  if (!isRecord(raw) || !isRecord(raw['wheel-definition'])) return { problem: 'no-wheel' };
  const version = versionOf(raw);
  if (version > documentVersion) return { problem: 'newer' };
  if (!hasReadableSlices(raw['wheel-definition'])) return { problem: 'no-wheel' };
  const upgraded = steps.slice(version).reduce<Fields>((document, step) => step(document), raw);
  const wheel = healConfig({ ...upgraded, version: documentVersion });
  return wheel ? { wheel } : { problem: 'no-wheel' };
}

/** Anything but a list of slices would be coerced to an empty wheel, and someone's work would be lost. */
function hasReadableSlices({ slices }: Fields): boolean {
  if (slices === undefined || slices === null) return true;
  return Array.isArray(slices) && (slices.length === 0 || slices.some(isRecord));
}

// The first documents had no version.
const versionOf = ({ version }: Fields): number =>
  typeof version === 'number' && Number.isInteger(version) && version >= 0 ? version : 0;

/** A slice once named its sound itself; now each event has its own. */
function moveSliceSounds(document: Fields): Fields {
  const definition = document['wheel-definition'];
  if (!isRecord(definition) || !Array.isArray(definition.slices)) return document;
  return {
    ...document,
    'wheel-definition': { ...definition, slices: definition.slices.map(moveSliceSound) },
  };
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
