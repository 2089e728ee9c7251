import { expect, it } from 'vitest';
import { type Does, type Key, shortcutGroups, signOn } from '../../features/shortcuts/shortcut-table';
import { isSpinKey } from '../../features/spin/spin-command';
import { isPlainKey, isSaveKey, isSearchKey } from '../../stage/keys';
import { undoKey } from '../../stage/undo-key';
import { prefer } from '../../state/preferences';

/** The code that handles keys of the whole page. */
const listeners: Partial<Record<Does, (press: KeyboardEvent) => boolean>> = {
  spin: isSpinKey,
  spinAnywhere: isSpinKey,
  undo: (press) => undoKey(press) === 'undo',
  redo: (press) => undoKey(press) === 'redo',
  save: isSaveKey,
  search: isSearchKey,
  present: (press) => isPlainKey(press, 'p'),
  sheet: (press) => isPlainKey(press, '?'),
};

function press(keys: readonly Key[], modifier: 'ctrlKey' | 'metaKey'): KeyboardEvent {
  const last = keys.at(-1) ?? '';
  return new KeyboardEvent('keydown', {
    key: last === 'Space' ? ' ' : last,
    shiftKey: keys.includes('Shift'),
    [modifier]: keys.includes('Mod'),
    ...(keys.includes('Ctrl') ? { ctrlKey: true } : {}),
  });
}

const pageWide = shortcutGroups
  .flatMap(({ shortcuts }) => [...shortcuts])
  .flatMap(({ does, ways }) => {
    const listens = listeners[does];
    return listens ? ways.map((keys) => ({ does, keys, listens })) : [];
  });

it.each(pageWide)('$keys is really listened to: $does', ({ keys, listens }) => {
  expect(listens(press(keys, 'ctrlKey'))).toBe(true);
  expect(listens(press(keys, 'metaKey'))).toBe(true);
});

it('names every key that the page listens to', () => {
  expect(new Set(pageWide.map(({ does }) => does))).toEqual(new Set(Object.keys(listeners)));
});

it('a Mac has signs of its own', () => {
  expect(signOn('Mod', true)).toBe('⌘');
  expect(signOn('Mod', false)).toBeUndefined();
  expect(signOn('Up', false)).toBe('↑');
});

it('keys by themselves can be switched off', () => {
  prefer('plainKeys', 'off');
  expect(isSearchKey(press(['/'], 'ctrlKey'))).toBe(false);
  prefer('plainKeys', 'on');
  expect(isSearchKey(press(['/'], 'ctrlKey'))).toBe(true);
});
