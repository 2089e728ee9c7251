import type { Slice } from './document';
import { addSlice, copySlice } from './edits';
import type { SaveEdit } from './open-settings';
import { SetupFault } from './setup-fault';
import {
  changeSlice,
  clearSliceSound,
  replaceSlice,
  type SliceSound,
  setSliceSounds,
  setSliceVolume,
} from './slice-edits';

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
  /** Changes of the same fields in a row, as a slider makes them, are one gesture. */
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
