import { createStore } from 'zustand/vanilla';

export const shortcutStore = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openShortcuts = (): void => shortcutStore.setState({ isOpen: true });
export const closeShortcuts = (): void => shortcutStore.setState({ isOpen: false });
