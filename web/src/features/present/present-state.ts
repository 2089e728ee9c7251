import { createStore } from 'zustand/vanilla';

export const presentStore = createStore<{ isOn: boolean }>()(() => ({ isOn: false }));

export const startPresenting = (): void => presentStore.setState({ isOn: true });
export const stopPresenting = (): void => presentStore.setState({ isOn: false });
