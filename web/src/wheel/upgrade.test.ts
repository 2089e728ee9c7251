import { describe, expect, test } from 'vitest';
import { newWheel } from './new-wheel';
import { documentVersion, openDocument } from './upgrade';

const withSlice = (slice: Record<string, unknown>, version?: unknown) => ({
  version,
  'wheel-definition': { slices: [{ guid: 'g', text: 'Tea', ...slice }] },
});
const openedSlice = (raw: unknown) => openDocument(raw).wheel?.['wheel-definition'].slices[0];

describe('a document without a version', () => {
  test('is brought to today’s', () => {
    expect(openDocument(withSlice({})).wheel?.version).toBe(documentVersion);
  });

  test('has the sound of a slice moved to the event of winning', () => {
    const slice = openedSlice(withSlice({ sound: 'bell', volume: 30 }));
    expect(slice?.audio).toEqual({ events: { win: { enabled: true, trackGuid: 'bell', volume: 30 } } });
    expect(slice).not.toHaveProperty('sound');
    expect(slice).not.toHaveProperty('volume');
  });

  test('keeps the newer of two sounds', () => {
    const win = { trackGuid: 'horn' };
    const slice = openedSlice(withSlice({ sound: 'bell', audio: { enabled: false, events: { win } } }));
    expect(slice?.audio).toEqual({ enabled: false, events: { win } });
  });

  test.each([null, 7, '', {}])('drops %j as a sound', (sound) => {
    const slice = openedSlice(withSlice({ sound, volume: 'loud' }));
    expect(slice).not.toHaveProperty('audio');
    expect(slice).not.toHaveProperty('sound');
  });
});

test('a document of today is left as it is, fields unknown here included', () => {
  const wheel = { ...newWheel(), colourOfTheSky: 'blue' };
  expect(openDocument(wheel)).toEqual({ wheel });
});

test('a field that only looks like an old one is left alone in a document of today', () => {
  expect(openedSlice(withSlice({ sound: 'bell' }, 1))).toHaveProperty('sound', 'bell');
});

test('a newer document is not guessed at', () => {
  expect(openDocument({ ...newWheel(), version: documentVersion + 1 })).toEqual({ problem: 'newer' });
});

test.each([null, 'text', [], {}, { 'wheel-definition': [] }])('%j is no wheel', (raw) => {
  expect(openDocument(raw)).toEqual({ problem: 'no-wheel' });
});

test.each(['abc', 7, { a: 1 }, [1, 'x', null]])(
  'with %j for slices it is broken, not an empty wheel',
  (slices) => {
    expect(openDocument({ 'wheel-definition': { slices } })).toEqual({ problem: 'no-wheel' });
  },
);

test.each([undefined, null, []])('with %j for slices it is a wheel without any', (slices) => {
  expect(openDocument({ 'wheel-definition': { slices } }).wheel?.['wheel-definition'].slices).toEqual([]);
});
