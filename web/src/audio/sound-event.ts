import { coerceVolume, isRecord, masterVolume } from '../wheel/document/coerce-wheel';
import type { Slice, SliceAudio, Wheel } from '../wheel/document/document';

/** The events with a sound; a slice has its own only for `win` and `remove`. */
export const soundKinds = ['spin', 'win', 'remove'] as const;
export type SoundKind = (typeof soundKinds)[number];

export type SoundEvent = NonNullable<NonNullable<SliceAudio['events']>['win']>;

export interface ChosenSound {
  event: SoundEvent;
  /** From 0 to 1. */
  loudness: number;
}

/** The sound to play: the slice's own, else the wheel's; null for silence. */
export function chosenSound(wheel: Wheel, kind: SoundKind, slice?: Slice): ChosenSound | null {
  const { audio } = wheel;
  const master = masterVolume(wheel);
  if (!isRecord(audio) || master === 0) return null;
  const own = kind !== 'spin' && audio.sliceSoundsEnabled !== false && sliceEvent(slice, kind);
  if (own) return { event: own, loudness: (master * coerceVolume(own.volume, 100)) / 10_000 };
  const shared = audio.globalSoundsEnabled !== false && playable(wheelEvent(wheel, kind));
  if (!shared) return null;
  return { event: shared, loudness: (master * wheelEventVolume(wheel, kind)) / 10_000 };
}

export function wheelEvent({ audio }: Wheel, kind: SoundKind): SoundEvent | undefined {
  const events = isRecord(audio) && isRecord(audio.events) ? audio.events : {};
  const event = events[kind];
  return isRecord(event) ? event : undefined;
}

export function wheelEventVolume(wheel: Wheel, kind: SoundKind): number {
  const { audio } = wheel;
  const ofKind = isRecord(audio) ? coerceVolume(audio[`${kind}Volume`], 50) : 50;
  return coerceVolume(wheelEvent(wheel, kind)?.volume, ofKind);
}

/** How loud a preview is. */
export const previewLoudness = (wheel: Wheel): number =>
  (masterVolume(wheel) * coerceVolume(wheel.audio?.previewVolume, 50)) / 10_000;

function sliceEvent(slice: Slice | undefined, kind: 'win' | 'remove'): SoundEvent | null {
  if (!slice || slice.audio?.enabled === false) return null;
  return playable(slice.audio?.events?.[kind]);
}

const playable = (event: SoundEvent | undefined): SoundEvent | null =>
  event && event.enabled !== false && event.trackGuid ? event : null;
