import { createStore } from 'zustand/vanilla';
import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';

const key = 'flick';

/** Whether the wheel can be dragged and flicked in this browser; it isn't part of the wheel. */
export const flickStore = createStore<{ isOn: boolean }>()(() => ({ isOn: keptPreference(key) !== 'off' }));

export function setFlick(isOn: boolean): void {
  flickStore.setState({ isOn });
  keepPreference(key, isOn ? 'on' : 'off');
}
