import { expect, it } from 'vitest';
import { newWheel } from '../../wheel/document/new-wheel';
import { sliceOf } from '../../wheel/testing/slices';
import { draftOf, finished, hasChoices, renamed, reworded, without } from './idea-draft';

function proposed() {
  const wheel = newWheel();
  Object.assign(wheel['wheel-definition'], {
    name: 'Dinners',
    slices: ['Soup', 'Curry', 'Pie'].map((text) => sliceOf({ text })),
  });
  const draft = draftOf({ ...wheel, owner: 'google:1', source: 'user' });
  if (!draft) throw new Error('No draft');
  return draft;
}
const texts = (draft: ReturnType<typeof proposed>) =>
  draft['wheel-definition'].slices.map(({ text }) => text);
const guidAt = (draft: ReturnType<typeof proposed>, place: number) =>
  draft['wheel-definition'].slices[place]?.guid ?? '';

it('belongs to whoever takes it', () => {
  expect(proposed().owner).toBeUndefined();
  expect(draftOf({ slices: [] })).toBeNull();
});

it('is changed line by line, and emptied lines are gone', () => {
  const draft = proposed();
  const changed = reworded(reworded(draft, guidAt(draft, 0), ' Stew '), guidAt(draft, 1), '  ');
  expect(texts(finished(changed, 'Dinners'))).toEqual(['Stew', 'Pie']);
  expect(texts(without(draft, guidAt(draft, 2)))).toEqual(['Soup', 'Curry']);
  expect(hasChoices(draft)).toBe(true);
  const emptied = draft['wheel-definition'].slices.reduce(
    (wheel, { guid }) => reworded(wheel, guid, ' '),
    draft,
  );
  expect(hasChoices(emptied)).toBe(false);
});

it('keeps the proposed name when its own is deleted', () => {
  expect(finished(renamed(proposed(), ' '), 'Dinners')['wheel-definition'].name).toBe('Dinners');
  expect(finished(renamed(proposed(), 'Mine'), 'Dinners')['wheel-definition'].name).toBe('Mine');
});
