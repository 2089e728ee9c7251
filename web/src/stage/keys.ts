import { preferences } from '../state/preferences';

type PlainPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const writtenIn = 'textarea, select, input, [contenteditable=""], [contenteditable="true"]';

/** The effect of a key on the page would be hidden behind a dialog, also behind one that is being fetched. */
export const isBehindDialog = (): boolean => document.querySelector('dialog[open]') !== null;

/** A key without modifiers, unless the visitor is typing, is in a dialog or has switched such keys off. */
export const isPlainKey = ({ key, ctrlKey, metaKey, altKey, target }: PlainPress, wanted: string): boolean =>
  key.toLowerCase() === wanted &&
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest(writtenIn)) &&
  !isBehindDialog() &&
  preferences.getState().plainKeys === 'on';

type SavePress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+S, and Cmd+S on a Mac; also in a text field, where the browser has no better use for it. */
export const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: SavePress): boolean =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !shiftKey && !altKey;

/** A slash, unless the visitor is typing. */
export const isSearchKey = (press: Parameters<typeof isPlainKey>[0]): boolean => isPlainKey(press, '/');

/**
 * Not a constant: Chromium notes where in the source the platform is read, and would parse the whole program again to
 * find the line of a module that is just being evaluated.
 */
export const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
