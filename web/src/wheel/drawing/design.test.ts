import { expect, test } from 'vitest';
import type { Slice, WheelLook } from '../document/document';
import { fallbackPalette, rainbow } from '../document/palette';
import { fullTurn, layOut } from '../motion/geometry';
import { sliceOf, slicesOf } from '../testing/slices';
import { type GivenWheel, wheelOf } from '../testing/wheels';
import { designOf, sampledFills } from './design';

function design(slices: Slice[], options: GivenWheel = {}, screenWidth = 1440) {
  return designOf(wheelOf({ ...options, slices }), layOut(slices), screenWidth);
}

test('a slice without a colour takes the palette’s by its place, cycling', () => {
  const six = Array.from({ length: 6 }, () => sliceOf());
  const colors = rainbow.map((each) => each.background);
  const { fills } = design(six, { look: { palette: 'Rainbow' } });
  expect(fills.slice(0, 5)).toEqual(colors);
  expect(fills[5], 'the last is beside the first').not.toBe(colors[0]);
  expect(design(six.slice(0, 5)).fills).toEqual(fallbackPalette.map((each) => each.background));
});

test('a colour that is none is drawn white with dark text', () => {
  const drawn = design([sliceOf({ background: 'mud' })]);
  expect(drawn.fills).toEqual(['#ffffff']);
  expect(drawn.inks).toEqual(['#333333']);
});

test('text over a wheel picture is white unless the slice says otherwise', () => {
  const slices = [sliceOf({ background: '#ffffff' }), sliceOf({ color: '#ff0000' })];
  expect(design(slices, { look: { backgrounds: { wheel: { url: '/media/x.png' } } } }).inks).toEqual([
    '#ffffff',
    '#ff0000',
  ]);
});

test('a blind spin shows question marks, large', () => {
  const drawn = design([sliceOf({ text: 'A long secret choice' }), sliceOf()], { spin: { isBlind: true } });
  expect(drawn.labels).toEqual(['?', '?']);
  expect(drawn.labelSize).toBe(90);
});

test('only a wheel that is said to be blind is blind', () => {
  const blindSpin = 'false' as unknown as boolean;
  expect(design([sliceOf({ text: 'Tea' })], { spin: { isBlind: blindSpin } }).labels).toEqual(['Tea']);
});

test('the longest label decides the size of all, the text size of the wheel scales it', () => {
  const slices = [sliceOf({ text: 'Tea' }), sliceOf({ text: 'Twenty characters ok' })];
  expect(design(slices, { look: { text: { size: 32 } } }).labelSize).toBe(40);
  expect(design(slices, { look: { text: { size: 8 } } }).labelSize).toBe(10);
});

/** The size of the labels of a wheel with this longest text: classic, or for a text size of 16 scaled to 32. */
const classicSize = (longest: number, screenWidth = 1440): number => {
  const slices = [sliceOf({ text: 'x' }), sliceOf({ text: 'x'.repeat(longest) })];
  const { labelSize } = design(slices, { look: { text: { sizing: 'classic' } } }, screenWidth);
  expect(design(slices, { look: { text: { size: 32 } } }, 1440).labelSize).toBe(
    2 * classicSizeAtDesk(slices),
  );
  return labelSize;
};

const classicSizeAtDesk = (slices: Slice[]): number =>
  design(slices, { look: { text: { sizing: 'classic' } } }).labelSize;

test.each([
  [0, 90],
  [1, 90],
  [2, 26],
  [16, 26],
  [17, 20],
  [24, 20],
  [25, 15],
  [10_000, 15],
])('in classic sizes a longest label of %i characters is drawn at %i', (longest, size) => {
  expect(classicSize(longest)).toBe(size);
});

test.each([
  [320, 0.7],
  [575, 0.7],
  [576, 0.8],
  [767, 0.8],
  [768, 1],
  [3840, 1],
])('on a screen of %i px that size is multiplied by %d', (screen, factor) => {
  expect(classicSize(10, screen)).toBeCloseTo(26 * factor);
});

test('with the default text size labels may fill their slices, on a phone as on a large screen', () => {
  const slices = [sliceOf({ text: 'Tea' }), sliceOf({ text: 'Twenty characters ok' })];
  for (const width of [360, 1440]) {
    expect(design(slices, {}, width).labelSize).toBe(58);
    expect(design(slices, { look: { text: { size: 16 } } }, width).labelSize).toBe(58);
  }
});

test('labels are shortened on a phone, in classic sizes or from nine choices on', () => {
  const slices = Array.from({ length: 9 }, () => sliceOf({ text: 'Spaghetti alle vongole' }));
  const classic = { look: { text: { sizing: 'classic' } } };
  expect(design(slices, {}, 360).labels[0]).toBe('Spaghetti alle…');
  expect(design(slices.slice(1), classic, 360).labels[0]).toBe('Spaghetti alle…');
  expect(design(slices.slice(1), {}, 360).labels[0]).toBe('Spaghetti alle vongole');
});

test.each([
  [
    'numbers as text',
    { outer: { width: '9' }, line: { width: Number.NaN }, text: { size: -1, font: '{};' } },
  ],
  ['nothing but nulls', { outer: null, inner: null, line: null, text: null, center: null, marker: null }],
])('%s in the drawing options fall back to the defaults', (_, options) => {
  const drawn = design([sliceOf()], { look: options as unknown as WheelLook });
  expect(drawn.look.outer).toEqual({ width: 15, color: '#ffffff' });
  expect(drawn.look.line).toEqual({ width: 2, color: '#ffffff' });
  expect(drawn.look.text.font).toContain('system-ui');
});

const colors = ['#dd2c30', '#ffb703', '#108350'];
const fillsOf = (count: number) => Array.from({ length: count }, (_, i) => colors[i % 3] as string);

test('covers the whole turn without a gap', () => {
  const sampled = sampledFills(fillsOf(10_000), layOut(slicesOf(10_000)).ends, 2000);
  let at = 0;
  for (const { start, end } of sampled) {
    expect(start).toBeCloseTo(at, 9);
    at = end;
  }
  expect(at).toBeCloseTo(fullTurn, 9);
});

test('shows the colours in proportion to their area', () => {
  const weights = (i: number) => (i % 3 === 0 ? 2 : 1);
  const sampled = sampledFills(fillsOf(9999), layOut(slicesOf(9999, weights)).ends, 2880);
  const red = sampled
    .filter(({ fill }) => fill === colors[0])
    .reduce((sum, { start, end }) => sum + end - start, 0);
  expect(red / fullTurn).toBeCloseTo(0.5, 1);
});

test('equal neighbours are one wedge', () => {
  expect(sampledFills(['#000000', '#000000'], layOut(slicesOf(2)).ends, 100)).toEqual([
    { fill: '#000000', start: 0, end: fullTurn },
  ]);
});
