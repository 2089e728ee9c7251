import { createStore } from 'zustand/vanilla';

export const shareStore = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openShare = (): void => shareStore.setState({ isOpen: true });
export const closeShare = (): void => shareStore.setState({ isOpen: false });
