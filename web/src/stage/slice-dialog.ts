import { createStore } from 'zustand/vanilla';
import { newGuid } from '../wheel/document/guid';
import { openSliceEditor } from '../wheel/edits/slice-edits';
import { wheelStore } from '../wheel/store';

export type SliceTab = 'sound' | 'appearance' | 'effects';

interface SliceDialogState {
  guid: string | null;
  /** The tab it opens at. */
  tab: SliceTab;
}

/** Which slice's dialog is open. */
export const sliceDialogStore = createStore<SliceDialogState>()(() => ({ guid: null, tab: 'appearance' }));

export const openSliceDialog = (guid: string, tab: SliceTab = 'appearance'): void =>
  sliceDialogStore.setState({ guid, tab });

export const closeSliceDialog = (): void => sliceDialogStore.setState({ guid: null });

const { edit, endGesture } = wheelStore.getState();

/** Edits the slices of the wheel on the stage. */
export const sliceEditor = openSliceEditor({ save: edit, makeGuid: newGuid });

/** A slider or colour was released: the next change is another step. */
export const endSliceGesture = endGesture;
