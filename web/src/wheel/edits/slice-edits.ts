import { coerceVolume } from '../document/coerce-wheel';
import type { Slice } from '../document/document';
import { addSlice, changeSlices, copySlice, type Edit, SetupFault } from './edits';
import type { SaveEdit } from './settings-edits';

export type SliceSound = 'win' | 'remove';

/** Replaces the slice with the same guid; one that was deleted meanwhile stays deleted. */
const replaceSlice = (slice: Slice): Edit =>
  changeSlices((each) => (each.guid === slice.guid ? slice : each));

/** Changes some fields of a slice; setting the current values changes nothing. */
const changeSlice = (guid: string, fields: Partial<Slice>): Edit =>
  changeSlices((slice) => {
    const names = Object.keys(fields) as (keyof Slice)[];
    const differs = names.some((name) => slice[name] !== fields[name]);
    return slice.guid === guid && differs ? { ...slice, ...fields } : slice;
  });

const changeAudio = (guid: string, change: (audio: NonNullable<Slice['audio']>) => Slice['audio']): Edit =>
  changeSlices((slice) => {
    if (slice.guid !== guid) return slice;
    const before = slice.audio ?? {};
    const audio = change(before);
    return audio && audio !== before ? { ...slice, audio } : slice;
  });

const setSliceVolume = (guid: string, sound: SliceSound, volume: number): Edit =>
  changeAudio(guid, (audio) => {
    const event = audio.events?.[sound];
    const coerced = coerceVolume(volume, 100);
    if (event?.volume === coerced) return audio;
    return { ...audio, events: { ...audio.events, [sound]: { ...event, volume: coerced } } };
  });

/** Clears a sound event: no sound, and the default volume. */
const clearSliceSound = (guid: string, sound: SliceSound): Edit =>
  changeAudio(guid, (audio) =>
    Object.keys(audio.events?.[sound] ?? {}).length === 0
      ? audio
      : { ...audio, events: { ...audio.events, [sound]: {} } },
  );

const setSliceSounds = (guid: string, enabled: boolean): Edit =>
  changeAudio(guid, (audio) => ((audio.enabled !== false) === enabled ? audio : { ...audio, enabled }));

type SliceEditorFaultKey = 'wheelOptions.sliceEdit.errors.invalidCallbacks';

/** What a slice editor needs: where its changes go, and where new guids come from. */
export interface SliceEditorCallbacks {
  save: SaveEdit;
  makeGuid: () => string;
}

export interface SliceEditor {
  add(text: string): void;
  copy(guid: string): void;
  replace(slice: Slice): void;
  change(guid: string, fields: Partial<Slice>): void;
  /** Consecutive changes of the same fields, as by a slider, are one gesture. */
  drag(guid: string, fields: Partial<Slice>): void;
  /** A gesture too. */
  setVolume(guid: string, sound: SliceSound, volume: number): void;
  clearSound(guid: string, sound: SliceSound): void;
  setSounds(guid: string, enabled: boolean): void;
}

export function openSliceEditor(callbacks: Partial<SliceEditorCallbacks>): SliceEditor {
  const { save, makeGuid } = callbacks;
  if (typeof save !== 'function' || typeof makeGuid !== 'function')
    throw new SetupFault<SliceEditorFaultKey>('wheelOptions.sliceEdit.errors.invalidCallbacks');
  return {
    add: (text) => save(addSlice(text, makeGuid)),
    copy: (guid) => save(copySlice(guid, makeGuid)),
    replace: (slice) => save(replaceSlice(slice)),
    change: (guid, fields) => save(changeSlice(guid, fields)),
    drag: (guid, fields) => save(changeSlice(guid, fields), `slice ${guid} ${Object.keys(fields).join()}`),
    setVolume: (guid, sound, volume) =>
      save(setSliceVolume(guid, sound, volume), `slice ${guid} volume ${sound}`),
    clearSound: (guid, sound) => save(clearSliceSound(guid, sound)),
    setSounds: (guid, enabled) => save(setSliceSounds(guid, enabled)),
  };
}
