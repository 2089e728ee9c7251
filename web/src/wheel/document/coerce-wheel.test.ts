import { describe, expect, test } from 'vitest';
import { coerceColor, coerceVolume, coerceWeight, finiteOr } from './coerce-wheel';
import { openDocument } from './upgrade';

const documentOf = (definition: unknown) => ({ id: 'w', 'wheel-definition': definition });
const coerced = (raw: unknown) => openDocument(raw).wheel;
const slicesOf = (...slices: unknown[]) => coerced(documentOf({ slices }))?.slices ?? [];

test.each([null, undefined, 7, 'wheel', [], {}, { 'wheel-definition': [] }, { 'wheel-definition': 'x' }])(
  '%j is no wheel',
  (raw) => {
    expect(coerced(raw)).toBeUndefined();
  },
);

test('fields this version does not know survive at every level', () => {
  const raw = documentOf({
    future: 1,
    slices: [{ guid: 'a', text: 't', glow: { deep: true } }],
    text: { shade: 2 },
  });
  const wheel = coerced({ ...raw, plan: 'x' });
  expect(wheel?.unknown).toEqual({ document: { plan: 'x' }, definition: { future: 1, id: undefined } });
  expect(wheel).toMatchObject({ look: { text: { shade: 2 } }, slices: [{ glow: { deep: true } }] });
});

describe('slices', () => {
  test('missing fields get their defaults', () => {
    const [slice] = slicesOf({ text: 'Tea' });
    expect(slice).toMatchObject({ text: 'Tea', active: true, weight: 1 });
    expect(slice?.guid).toMatch(/^[0-9a-f-]{36}$/);
    expect(slice).not.toHaveProperty('background');
  });

  test('values that are no good are replaced, value and discount are kept as given', () => {
    const [slice] = slicesOf({
      weight: -2,
      background: 'purple-ish',
      color: '#abc',
      value: [1],
      discount: '5%',
    });
    expect(slice).toMatchObject({
      weight: 1,
      background: '#ffffff',
      color: '#aabbcc',
      value: [1],
      discount: '5%',
    });
  });

  test('an empty colour means the palette decides, not white', () => {
    expect(slicesOf({ background: '', color: null })[0]).not.toHaveProperty('background');
    expect(slicesOf({ background: '', color: null })[0]).not.toHaveProperty('color');
  });

  test.each([
    [42, '42'],
    [true, 'true'],
    [{}, ''],
    [undefined, ''],
  ])('the text %j reads %j', (text, read) => {
    expect(slicesOf({ text })[0]?.text).toBe(read);
  });

  test('only false is inactive', () => {
    expect(slicesOf({ active: false }, { active: true }, {}).map((slice) => slice.active)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('a repeated guid is replaced so that the pick can tell the slices apart', () => {
    const slices = slicesOf({ guid: 'same' }, { guid: 'same' }, { guid: 'other' });
    expect(slices[0]?.guid).toBe('same');
    expect(new Set(slices.map((slice) => slice.guid)).size).toBe(3);
  });

  test('what is no slice is dropped, a list that is no list is empty', () => {
    expect(slicesOf(null, 3, 'x', { text: 'real' })).toHaveLength(1);
    expect(coerced(documentOf({ slices: null }))?.slices).toEqual([]);
    expect(coerced(documentOf({}))?.slices).toEqual([]);
  });
});

test('history entries get their defaults and keep their count', () => {
  const wheel = coerced(
    documentOf({ slices: [], history: [{ guid: 'a', itemName: 'Tea', won: 3 }, 'junk', {}] }),
  );
  expect(wheel?.results.history).toEqual([
    { guid: 'a', itemName: 'Tea', won: 3, userId: 'guest', by: 'Guest', lastWonTimestamp: 0 },
  ]);
});

test('a name and a description that are no words do not reach the page', () => {
  const wheel = coerced(documentOf({ name: 5, description: ['a', { b: 1 }] }));
  expect(wheel).toMatchObject({ name: '5', description: '' });
  expect(coerced(documentOf({}))).not.toHaveProperty('name');
});

describe('the sounds of a slice', () => {
  const audioOf = (audio: unknown) => slicesOf({ audio })[0]?.audio;

  test('keep what they have', () => {
    const win = { enabled: false, genreGuid: 'g', trackGuid: 't', trackName: 'Horn', volume: 30, later: 1 };
    const remove = { enabled: true, genreGuid: 'h', trackGuid: 'u', trackName: 'Swish', volume: 60 };
    const audio = { enabled: false, events: { win, remove }, later: 2 };
    expect(audioOf(audio)).toEqual(audio);
    expect(audioOf({ enabled: true })).toEqual({ enabled: true });
  });

  test('lose names that are no words', () => {
    const win = { trackName: { a: 1 }, genreName: [{}], trackGuid: 't' };
    expect(audioOf({ events: { win, remove: 'loud' } })).toEqual({ events: { win: { trackGuid: 't' } } });
  });

  test.each(['x', 5, null, []])('%j is silence', (audio) => {
    expect(audioOf(audio)).toEqual({});
  });
});

describe('weight', () => {
  test.each([
    [1, 1],
    [99, 99],
    [2.9, 2],
    [0, 1],
    [0.5, 1],
    [-4, 1],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 1],
    ['7', 1],
    ['heavy', 1],
    [null, 1],
    [undefined, 1],
    [{}, 1],
    [150, 150],
  ])('%s becomes %s', (given, coerced) => {
    expect(coerceWeight(given)).toBe(coerced);
  });

  test('huge weights stay exact when ten thousand of them are added up', () => {
    expect(Number.isSafeInteger(coerceWeight(1e308) * 10_000)).toBe(true);
  });
});

describe('colour', () => {
  test.each([
    ['#abc', '#aabbcc'],
    ['#563d7c', '#563d7c'],
    ['#FFFFFF', '#FFFFFF'],
    ['red', '#ffffff'],
    ['#12345', '#ffffff'],
    ['#ggg', '#ffffff'],
    ['url(javascript:alert(1))', '#ffffff'],
    [7, '#ffffff'],
    [undefined, '#ffffff'],
  ])('%s becomes %s', (given, coerced) => {
    expect(coerceColor(given)).toBe(coerced);
  });
});

describe('volume', () => {
  test.each([
    [50, 50],
    [-1, 0],
    [101, 100],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NaN, 70],
    ['loud', 70],
    [undefined, 70],
  ])('%s becomes %s when the default is 70', (given, coerced) => {
    expect(coerceVolume(given, 70)).toBe(coerced);
  });
});

test('a number outside its range is brought to the nearest end, a missing one to the default', () => {
  expect(finiteOr(5, 8, 1, 10)).toBe(5);
  expect(finiteOr(-5, 8, 1, 10)).toBe(1);
  expect(finiteOr(99, 8, 1, 10)).toBe(10);
  expect(finiteOr('5', 8, 1, 10)).toBe(8);
  expect(finiteOr(Number.NaN, 8, 1, 10)).toBe(8);
});
