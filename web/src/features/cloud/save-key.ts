type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Ctrl+S, and Cmd+S on a Mac; also in a text field, where the browser has no better use for it. */
export const isSaveKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): boolean =>
  key.toLowerCase() === 's' && ctrlKey !== metaKey && !shiftKey && !altKey;
