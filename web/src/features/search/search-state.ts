import { createStore } from 'zustand/vanilla';

export const searchStore = createStore<{ isOpen: boolean }>()(() => ({ isOpen: false }));

export const openSearch = (): void => searchStore.setState({ isOpen: true });
export const closeSearch = (): void => searchStore.setState({ isOpen: false });
