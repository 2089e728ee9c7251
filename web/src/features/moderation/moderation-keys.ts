export type ListCommand = 'next' | 'previous' | 'approve' | 'reject' | 'reply' | 'undo';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

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

/** What a key asks for while the list has the focus; in a text it is a letter like any other. */
export function commandOf({ key, ctrlKey, metaKey, altKey, target }: Press): ListCommand | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (target instanceof Element && target.closest('textarea, input, select')) return undefined;
  return commands[key];
}
