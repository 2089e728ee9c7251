import { expect, it } from 'vitest';
import { writeDocument } from '../../wheel/document/wire-format';
import { sliceOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { draftOf, finished, hasChoices, renamed, reworded, without } from './idea-draft';

function proposed() {
  const slices = ['Soup', 'Curry', 'Pie'].map((text) => sliceOf({ text }));
  const draft = draftOf(
    writeDocument(wheelOf({ name: 'Dinners', slices, owner: 'google:1', source: 'user' })),
  );
  if (!draft) throw new Error('No draft');
  return draft;
}
const texts = (draft: ReturnType<typeof proposed>) => draft.slices.map(({ text }) => text);
const guidAt = (draft: ReturnType<typeof proposed>, place: number) => draft.slices[place]?.guid ?? '';

it('belongs to the visitor who accepts it', () => {
  expect(proposed().owner).toBeUndefined();
  expect(draftOf({ slices: [] })).toBeNull();
});

it('is changed line by line, and emptied lines are gone', () => {
  const draft = proposed();
  const changed = reworded(reworded(draft, guidAt(draft, 0), ' Stew '), guidAt(draft, 1), '  ');
  expect(texts(finished(changed, 'Dinners'))).toEqual(['Stew', 'Pie']);
  expect(texts(without(draft, guidAt(draft, 2)))).toEqual(['Soup', 'Curry']);
  expect(hasChoices(draft)).toBe(true);
  const emptied = draft.slices.reduce((wheel, { guid }) => reworded(wheel, guid, ' '), draft);
  expect(hasChoices(emptied)).toBe(false);
});

it('keeps the proposed name when its own is deleted', () => {
  expect(finished(renamed(proposed(), ' '), 'Dinners').name).toBe('Dinners');
  expect(finished(renamed(proposed(), 'Mine'), 'Dinners').name).toBe('Mine');
});
