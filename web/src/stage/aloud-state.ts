import { createStore } from 'zustand/vanilla';
import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';

const key = 'readAloud';

/** Whether winners are read aloud in this browser; it isn't part of the wheel. */
export const aloudStore = createStore<{ isOn: boolean }>()(() => ({ isOn: keptPreference(key) === 'on' }));

export function setReadAloud(isOn: boolean): void {
  aloudStore.setState({ isOn });
  keepPreference(key, isOn ? 'on' : 'off');
}
