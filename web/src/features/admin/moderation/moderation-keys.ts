export type ListCommand = 'next' | 'previous' | 'approve' | 'reject' | 'reply' | 'undo';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'target'>;

const commands: Readonly<Record<string, ListCommand>> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  a: 'approve',
  r: 'reject',
  e: 'reply',
  u: 'undo',
};

/** A key that is held down moves through the list, but decides once. */
const mayRepeat = (command: ListCommand | undefined) => command === 'next' || command === 'previous';

/** The command of a key while the list has the focus; in a text field it is an ordinary key. */
export function commandOf({ key, ctrlKey, metaKey, altKey, repeat, target }: Press): ListCommand | undefined {
  if (ctrlKey || metaKey || altKey || (repeat && !mayRepeat(commands[key]))) return undefined;
  if (target instanceof Element && target.closest('textarea, input, select')) return undefined;
  return commands[key];
}
