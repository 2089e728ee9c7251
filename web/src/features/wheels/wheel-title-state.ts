import { createStore } from 'zustand/vanilla';

/** What is open at the wheel's name. */
export type OpenPart = 'menu' | 'name' | 'samples' | 'versions' | null;

export const wheelTitleStore = createStore<{ open: OpenPart }>()(() => ({ open: null }));

export const openAtTitle = (open: OpenPart): void => wheelTitleStore.setState({ open });
export const closeAtTitle = (): void => openAtTitle(null);
