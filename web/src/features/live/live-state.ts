import { createStore } from 'zustand/vanilla';

/** Whether the live dialog is open. */
export const liveStore = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openLive = (): void => liveStore.setState({ isOpen: true });
export const closeLive = (): void => liveStore.setState({ isOpen: false });
