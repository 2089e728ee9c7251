import { createStore } from 'zustand/vanilla';

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
