import { describe, expect, it } from 'vitest';
import type { Slice } from '../../../wheel/document/document';
import { mostChoices } from '../../../wheel/edits/list-edits';
import { slicesOf } from '../../../wheel/testing/slices';
import { wheelOf } from '../../../wheel/testing/wheels';
import { listChanges, slicesOfList, takeChanges } from './list-changes';
import { choicesIn } from './refresh-list';

const texts = (choices: readonly { text: string }[]) => choices.map(({ text }) => text);
const named = (...names: string[]) =>
  slicesOf(names.length).map((slice, place) => ({ ...slice, text: names[place] ?? '' }));

describe('what has changed in a list', () => {
  it('is what came, what went and what weighs something else', () => {
    const slices = named('Ann', 'Ben', 'Cid');
    const { added, gone, weights } = listChanges(slices, [
      { text: 'ann', weight: 3 },
      { text: 'Cid' },
      { text: 'Dan' },
    ]);
    expect([texts(added), texts(gone)]).toEqual([['Dan'], ['Ben']]);
    expect([...weights]).toEqual([[slices[0]?.guid, 3]]);
  });

  it('leaves prizes and the people of a room alone', () => {
    const [ann, mug, guest] = named('Ann', 'Mug', 'Guest') as [Slice, Slice, Slice];
    const slices = [ann, { ...mug, prize: true }, guest];
    const changes = listChanges(slicesOfList(slices, [guest.guid]), [{ text: 'Ben' }]);
    expect(texts(takeChanges(changes)(wheelOf({ slices })).slices)).toEqual(['Mug', 'Guest', 'Ben']);
  });

  it('compares weights as a wheel has them, and no more choices than it can hold', () => {
    const wheel = takeChanges(listChanges([], [{ text: 'Ann', weight: 2.5 }]))(wheelOf({ slices: [] }));
    expect(listChanges(wheel.slices, [{ text: 'Ann', weight: 2.5 }]).weights.size).toBe(0);
    const many = Array.from({ length: mostChoices + 1 }, (_, place) => ({ text: `Name ${place}` }));
    expect(listChanges([], many).added).toHaveLength(mostChoices);
  });

  it('counts choices of the same text', () => {
    const { added, gone } = listChanges(named('Ann', 'Ann', 'Ann'), [{ text: 'Ann' }, { text: 'Ann' }]);
    expect([added.length, gone.length]).toEqual([0, 1]);
    expect(texts(listChanges(named('Ann'), [{ text: 'Ann' }, { text: 'Ann' }]).added)).toEqual(['Ann']);
  });

  it('leaves the choices that stay as they are, in their places', () => {
    const slices = named('Ann', 'Ben', 'Cid');
    const wheel = wheelOf({ slices });
    const changes = listChanges(slices, [{ text: 'Cid' }, { text: 'Eve' }, { text: 'Ann' }]);
    const after = takeChanges(changes)(wheel).slices;
    expect(texts(after)).toEqual(['Ann', 'Cid', 'Eve']);
    expect(after[0]?.guid).toBe(slices[0]?.guid);
  });
});

describe('a list is read as it was the first time', () => {
  const source = {
    url: 'https://school.example/class.csv',
    reading: 'comma',
    hasHeader: true,
    textColumn: 1,
    weightColumn: 0,
    skipDuplicates: false,
    readsWeights: false,
  };

  it('with its columns', () => {
    expect(choicesIn('Tickets,Name\r\n3,Ann\r\n,\r\n1,"Ben, Jr."\r\n', source)).toEqual([
      { text: 'Ann', weight: 3 },
      { text: 'Ben, Jr.', weight: 1 },
    ]);
  });

  it('with the weights behind its lines', () => {
    const lines = { ...source, reading: 'line', hasHeader: false, weightColumn: null, textColumn: 0 };
    expect(choicesIn('Ann x3\nBen x2\n', { ...lines, readsWeights: true })).toEqual([
      { text: 'Ann', weight: 3 },
      { text: 'Ben', weight: 2 },
    ]);
    expect(choicesIn('Ann', lines)).toEqual([{ text: 'Ann' }]);
  });

  it('and not at all where it is a broken table', () => {
    expect(choicesIn('Tickets,Name\n1,"Ann\n', source)).toBeNull();
  });
});
