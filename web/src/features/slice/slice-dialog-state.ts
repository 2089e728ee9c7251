import { createStore } from 'zustand/vanilla';

/** Which slice's dialog is open. */
export const sliceDialogStore = createStore<{ guid: string | null }>()(() => ({ guid: null }));

export const openSliceDialog = (guid: string): void => sliceDialogStore.setState({ guid });

export const closeSliceDialog = (): void => sliceDialogStore.setState({ guid: null });
