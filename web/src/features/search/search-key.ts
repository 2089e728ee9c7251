type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

const writtenIn = 'textarea, select, input, [contenteditable=""], [contenteditable="true"]';

/** A slash, unless somebody is writing one. */
export const isSearchKey = ({ key, ctrlKey, metaKey, altKey, target }: Press): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(writtenIn));
