/** Fields with their own undo for typed text. */
const typedInto = [
  'textarea',
  '[contenteditable=""]',
  '[contenteditable="true"]',
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=button], [type=submit], [type=file])',
].join(', ');

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typedInto) !== null;

type UndoPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>;

/** The command of a key: ctrl or cmd with Z, the same with shift, or ctrl with Y. */
export function undoKey({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
  target,
}: UndoPress): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (isTypedInto(target)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}
