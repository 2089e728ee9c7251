import { beforeEach, expect, test } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { addSlice } from '../edits/edits';
import { createWheelStore } from '../store';
import { slicesOf } from '../testing/slices';
import { openJournal } from './journal';
import { forgetNotes, readNotes, removeNote } from './journal-notes';
import { winsOf } from './spin-log';

const wheel = { ...newWheel(), slices: slicesOf(3) };
const key = wheel.id ?? '';

beforeEach(() => localStorage.clear());

/** A page with the wheel on its stage, which notes everything. */
function openStage(shown = wheel) {
  const store = createWheelStore();
  store.getState().replaceWheel(shown);
  const journal = openJournal();
  store.subscribe((now, before) => {
    journal.note(now, before);
    journal.write();
  });
  const spin = () => {
    const now = store.getState().wheel;
    store.getState().record(winsOf(now, now.slices.slice(0, 1)));
  };
  return { store, journal, spin, state: store.getState };
}
const notes = () => readNotes(openJournal(), '');

test('a wheel that is only looked at is not noted, nor one of the site before its first edit', () => {
  const { state, spin } = openStage();
  const { updatedAt: _edited, ...fresh } = wheel;
  state().replaceWheel({ ...fresh, source: 'cms', cmsOriginalId: 'site' });
  spin();
  expect(notes()).toEqual([]);
  state().addSlice('Tea');
  const [{ note } = {}] = notes();
  expect(note).toMatchObject({ key, document: { id: key }, entries: [{ kind: 'win' }] });
  expect(note?.document).not.toHaveProperty('source');
});

test('the first note has the whole wheel; once the library has that, only what is new', () => {
  const { state, journal, spin } = openStage();
  state().addSlice('Tea');
  spin();
  expect(notes()).toMatchObject([
    { note: { key, document: { id: key }, base: { totalWheelSpins: 0 }, entries: [{ kind: 'win' }] } },
  ]);
  journal.settle(state().wheel, state().log.entries);
  expect(notes()).toEqual([]);
  state().addSlice('Milk');
  const [{ note } = {}] = notes();
  expect(note).not.toHaveProperty('document');
  expect(note?.entries).toEqual([]);
  expect(note?.change[1]['wheel-definition']?.slices.at(-1)).toMatchObject({ text: 'Milk' });
  expect(note?.change[1]['wheel-definition']?.slices[0]).toEqual({ guid: wheel.slices[0]?.guid });
});

test('an edit while the library writes the one before it stays noted', () => {
  const { state, journal } = openStage();
  state().addSlice('Tea');
  const written = state().wheel;
  state().addSlice('Milk');
  journal.settle(written, []);
  const [from, to] = notes()[0]?.note.change ?? [];
  expect(from?.['wheel-definition']?.slices).toHaveLength(4);
  expect(to?.['wheel-definition']?.slices).toHaveLength(5);
});

test('what others have changed is not noted as this page’s edit', () => {
  const { state, journal } = openStage();
  state().addSlice('Tea');
  journal.settle(state().wheel, []);
  state().renameSlice(wheel.slices[0]?.guid ?? '', 'Mine');
  state().followWheel(addSlice('Theirs')(state().wheel));
  expect(state().wheel.slices.at(-1)?.text).toBe('Theirs');
  expect(JSON.stringify(notes())).toContain('Mine');
  expect(JSON.stringify(notes())).not.toContain('Theirs');
});

test('a clearing without winners is noted, though the wheel stays as it was', () => {
  const { state } = openStage();
  const before = state().wheel;
  state().clear('clear');
  expect(state().wheel).toBe(before);
  expect(notes()[0]?.note.entries).toMatchObject([{ kind: 'clear' }]);
});

test('two pages note the same wheel side by side, and a wheel that is forgotten is so everywhere', () => {
  const [one, other] = [openStage(), openStage()];
  one.state().addSlice('Tea');
  other.state().addSlice('Milk');
  expect(notes()).toHaveLength(2);
  forgetNotes(one.journal, key);
  expect(notes()).toEqual([]);
});

test('a note that its page has changed meanwhile is not removed', () => {
  const { state } = openStage();
  state().addSlice('Tea');
  const reader = openJournal();
  const [read] = readNotes(reader, '');
  state().addSlice('Milk');
  if (read) removeNote(reader, read);
  expect(notes()).toHaveLength(1);
});

test.each(['{broken', '"text"', '{"key":"w"}'])('%s is no note', (text) => {
  localStorage.setItem('wheelJournal.page.w', text);
  expect(notes()).toEqual([]);
});
