import { expect, test } from 'vitest';
import { addSlice } from '../edits/edits';
import { setSetting } from '../edits/settings-edits';
import { wheelOf } from '../testing/wheels';
import type { Wheel } from './document';
import { newWheel } from './new-wheel';
import { copyOfWheel } from './own-copies';
import { openDocument } from './upgrade';
import { withId, writeDocument } from './wire-format';

const opened = (text: string): Wheel => {
  const { wheel } = openDocument(JSON.parse(text));
  if (!wheel) throw new Error('No wheel');
  return wheel;
};
const textOf = (wheel: Wheel) => JSON.stringify(writeDocument(wheel));

test('fields that are unknown here come back at every level, and all of them in their order', () => {
  const text = JSON.stringify({
    later: { a: [1] },
    'wheel-definition': {
      updatedAt: 5,
      look: 'a field of tomorrow',
      slices: [{ later: 1, guid: 'a', text: 'Tea', active: true, weight: 1, audio: { later: 2 } }],
      marker: { later: 3, width: 5 },
      turns: { later: 4, mode: 'noRepeats' },
      driftAnimation: { enabled: false, later: 5 },
      history: [{ guid: 'a', itemName: 'Tea', won: 1, userId: 'u', by: 'U', lastWonTimestamp: 1, later: 6 }],
      id: 'w',
      unknown: 7,
      'wheel-theme': 'nature',
      wheelBackgroundImageUrl: '/a.png',
    },
    slices: 'a field of tomorrow',
    version: 1,
    id: 'w',
    'result-effect': 'stars',
    audio: { later: 8, events: { spin: { later: 9 } } },
  });
  expect(textOf(opened(text))).toBe(text);
});

test('a scene is stored by its name; a document without one gets none', () => {
  const text = '{"wheel-definition":{"wheel-palette":"Retro","wheel-scene":"paper","slices":[]},"version":1}';
  const wheel = opened(text);
  expect(wheel.look.scene).toBe('paper');
  expect(textOf(wheel)).toBe(text);
  expect(textOf(newWheel())).not.toContain('wheel-scene');
});

test('fields that an edit adds follow those that were there', () => {
  const text = '{"later":1,"wheel-definition":{"slices":[],"later":2,"id":"w"},"version":1,"id":"w"}';
  const edited = setSetting('blindSpin', true)(addSlice('Tea', () => 'a')(opened(text)));
  expect(textOf(edited)).toBe(
    '{"later":1,"wheel-definition":{"slices":[{"guid":"a","text":"Tea","active":true,"weight":1}],' +
      '"later":2,"id":"w","blindSpin":true},"version":1,"id":"w"}',
  );
});

test.each([
  ['both', '{"id":"w","wheel-definition":{"id":"w","slices":[]},"version":1}'],
  ['none', '{"wheel-definition":{"slices":[]},"version":1}'],
  ['the document only', '{"id":"w","wheel-definition":{"slices":[]},"version":1}'],
  ['the definition only', '{"wheel-definition":{"id":"w","slices":[]},"version":1}'],
  ['each another', '{"id":"w","wheel-definition":{"id":"x","slices":[]},"version":1}'],
])('an id in %s is written as it was; another id stands in both', (_, text) => {
  const wheel = opened(text);
  expect(textOf(wheel)).toBe(text);
  for (const renamed of [withId(wheel, 'new'), { ...copyOfWheel(wheel, ''), id: 'new' }])
    expect(writeDocument(renamed)).toMatchObject({ id: 'new', 'wheel-definition': { id: 'new' } });
  expect(textOf(withId(wheel, undefined))).not.toContain('"id"');
});

test('what a wheel does not say is not written', () => {
  expect(writeDocument(wheelOf())).toEqual({ 'wheel-definition': { slices: [] } });
});

test('a new wheel is read as it was written', () => {
  const wheel = newWheel(1);
  expect(opened(textOf(wheel))).toEqual(wheel);
});

test('a field called __proto__ is only a field', () => {
  const text = '{"__proto__":{"a":1},"wheel-definition":{"__proto__":{"b":2},"slices":[]},"version":1}';
  const wheel = opened(text);
  expect(textOf(wheel)).toBe(text);
  expect(wheel).not.toHaveProperty('a');
});
