import { describe, expect, it } from 'vitest';
import { undoKey } from './undo-key';

const press = (key: string, held: string[] = [], target: Element = document.body) =>
  undoKey({
    key,
    target,
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('cmd'),
    shiftKey: held.includes('shift'),
    altKey: held.includes('alt'),
  });

describe('keys', () => {
  it.each([
    ['z', ['ctrl'], 'undo'],
    ['z', ['cmd'], 'undo'],
    ['Z', ['ctrl', 'shift'], 'redo'],
    ['Z', ['cmd', 'shift'], 'redo'],
    ['y', ['ctrl'], 'redo'],
    ['y', ['cmd'], undefined],
    ['z', [], undefined],
    ['z', ['ctrl', 'alt'], undefined],
    ['z', ['ctrl', 'cmd'], undefined],
    ['a', ['ctrl'], undefined],
  ])('%s with %j means %s', (key, held, meaning) => {
    expect(press(key, held)).toBe(meaning);
  });
});

describe('in a field', () => {
  const field = (html: string) => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as Element;
  };

  it.each(['<textarea></textarea>', '<input>', '<input type="number">', '<p contenteditable="true"></p>'])(
    '%s the browser’s own undo stays',
    (html) => expect(press('z', ['ctrl'], field(html))).toBeUndefined(),
  );

  it.each(['<input type="checkbox">', '<input type="range">', '<input type="color">', '<button></button>'])(
    '%s the wheel’s undo is meant',
    (html) => expect(press('z', ['ctrl'], field(html))).toBe('undo'),
  );
});
