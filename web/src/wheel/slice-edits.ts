import type { Slice } from './document';
import { changeSlices, type Edit } from './edits';
import { healVolume } from './heal-values';

export type SliceSound = 'win' | 'remove';

/** Puts a slice in the place of the one with its guid; one that is gone meanwhile stays gone. */
export const replaceSlice = (slice: Slice): Edit =>
  changeSlices((each) => (each.guid === slice.guid ? slice : each));

/** Changes some fields of a slice; fields that have these values already change nothing. */
export const changeSlice = (guid: string, fields: Partial<Slice>): Edit =>
  changeSlices((slice) => {
    const differs = Object.entries(fields).some(([field, value]) => slice[field] !== value);
    return slice.guid === guid && differs ? { ...slice, ...fields } : slice;
  });

const changeAudio = (guid: string, change: (audio: NonNullable<Slice['audio']>) => Slice['audio']): Edit =>
  changeSlices((slice) => {
    if (slice.guid !== guid) return slice;
    const before = slice.audio ?? {};
    const audio = change(before);
    return audio && audio !== before ? { ...slice, audio } : slice;
  });

export const setSliceVolume = (guid: string, sound: SliceSound, volume: number): Edit =>
  changeAudio(guid, (audio) => {
    const event = audio.events?.[sound];
    const healed = healVolume(volume, 100);
    if (event?.volume === healed) return audio;
    return { ...audio, events: { ...audio.events, [sound]: { ...event, volume: healed } } };
  });

/** Empties a sound event: nothing is selected, and its volume is the default again. */
export const clearSliceSound = (guid: string, sound: SliceSound): Edit =>
  changeAudio(guid, (audio) =>
    Object.keys(audio.events?.[sound] ?? {}).length === 0
      ? audio
      : { ...audio, events: { ...audio.events, [sound]: {} } },
  );

export const setSliceSounds = (guid: string, enabled: boolean): Edit =>
  changeAudio(guid, (audio) => ((audio.enabled !== false) === enabled ? audio : { ...audio, enabled }));
