import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { finishTyping } from './finish-typing';
import { useUnfinishedDraft } from './use-unfinished-draft';

const before = { name: 'Lunch', text: 'Old' };

/** What is edited, and the draft of it that is open. */
function open() {
  let stored = before;
  const write = (fields: Partial<typeof before>) => {
    stored = { ...stored, ...fields };
  };
  const { result, rerender } = renderHook(({ draft }) => useUnfinishedDraft({ before, draft, write }), {
    initialProps: { draft: before },
  });
  return {
    write,
    stored: () => stored,
    type: (fields: Partial<typeof before>) => rerender({ draft: { ...before, ...fields } }),
    keep: () => act(() => result.current.keep()),
    drop: () => act(() => result.current.drop()),
  };
}

it('takes back what was kept before it was finished, and nothing that another tab has changed', () => {
  const { write, stored, type, drop } = open();
  type({ text: 'New' });
  finishTyping();
  expect(stored()).toEqual({ name: 'Lunch', text: 'New' });
  write({ name: 'Renamed elsewhere' });
  drop();
  expect(stored()).toEqual({ name: 'Renamed elsewhere', text: 'Old' });
});

it('changes nothing where nothing was typed', () => {
  const { write, stored, drop } = open();
  finishTyping();
  write({ name: 'Renamed elsewhere' });
  drop();
  expect(stored()).toEqual({ name: 'Renamed elsewhere', text: 'Old' });
});

it('keeps what is typed in the end, also after an undo of what was kept before', () => {
  const { write, stored, type, keep } = open();
  type({ text: 'New' });
  finishTyping();
  write(before);
  keep();
  expect(stored().text).toBe('New');
  type({ text: 'Old' });
  keep();
  expect(stored().text).toBe('Old');
});
