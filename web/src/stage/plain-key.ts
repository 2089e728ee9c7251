import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const writtenIn = 'textarea, select, input, [contenteditable=""], [contenteditable="true"]';
const kept = 'plainKeys';

/** A key pressed by itself, unless somebody is writing it or has switched such keys off. */
export const isPlainKey = ({ key, ctrlKey, metaKey, altKey, target }: Press, wanted: string): boolean =>
  key.toLowerCase() === wanted &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest(writtenIn)) &&
  hasPlainKeys();

/** Dictation and some aids type single letters without meaning a command. */
export const hasPlainKeys = (): boolean => keptPreference(kept) !== 'off';

export const setPlainKeys = (isOn: boolean): void => keepPreference(kept, isOn ? 'on' : 'off');
