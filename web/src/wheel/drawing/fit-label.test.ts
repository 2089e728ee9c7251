import { describe, expect, test } from 'vitest';
import {
  alongSize,
  anchorFor,
  commonSizes,
  type Extent,
  type FittedLabel,
  fitLabel,
  type LabelSpace,
  worthwhile,
} from './fit-label';
import { wrappings } from './wrap-label';

const widthOf = (text: string) => text.length * 0.55;
const space = (angle: number): LabelSpace => ({ outer: 230, inner: 60, angle, divider: 2 });

function extentOf(lines: readonly string[]): Extent {
  const boxes = lines.map((line, place) => ({
    width: widthOf(line),
    edge: 0.5 + Math.abs(place - (lines.length - 1) / 2) * 1.1,
  }));
  return {
    lines: boxes,
    width: Math.max(...boxes.map(({ width }) => width)),
    height: 2 * Math.max(...boxes.map(({ edge }) => edge)),
    spacing: 0,
  };
}

const waysIn = (slice: LabelSpace, wanted: number, lines: number) => (text: string) =>
  worthwhile(
    wrappings(text, lines, widthOf).map((each): FittedLabel => {
      const extent = extentOf(each);
      return { lines: each, extent, size: alongSize(slice, extent, wanted) };
    }),
  );

const waysToSet = (text: string, wanted: number, slice: LabelSpace, lines = 3) =>
  fitLabel(text, wanted, waysIn(slice, wanted, lines));

/** Whether a corner of a line lies outside the slice, beyond the rim or within the hub. */
function spills(
  { lines, extent }: FittedLabel,
  size: number,
  { outer, inner, angle, divider }: LabelSpace,
): boolean {
  const anchor = anchorFor(outer, size * extent.height);
  return lines.some((_, place) => {
    const { width, edge } = extent.lines[place] ?? { width: 0, edge: 0 };
    const near = anchor - size * width;
    return (
      near < inner - 1e-9 ||
      [anchor, near].some((x) => {
        const breadth = angle >= Math.PI ? Number.POSITIVE_INFINITY : x * Math.tan(angle / 2) - divider / 2;
        return size * edge > breadth + 1e-9 || Math.hypot(x, size * edge) > outer + 1e-9;
      })
    );
  });
}

describe('labels never spill', () => {
  const texts = [
    '',
    'A',
    'Tea',
    'A rather long choice',
    'x'.repeat(120),
    'Many short words in a row '.repeat(4),
  ];
  const angles = [2 * Math.PI, Math.PI, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.001];
  test.each(angles)('in a slice of %d rad', (angle) => {
    for (const text of texts) {
      for (const wanted of [90, 58, 26, 15, 8]) {
        for (const way of waysToSet(text, wanted, space(angle))) {
          expect(way.size).toBeLessThanOrEqual(wanted);
          for (const size of [way.size, way.size * 0.7]) expect(spills(way, size, space(angle))).toBe(false);
        }
      }
    }
  });
});

test('a label with space enough keeps the size it is given, in one line', () => {
  expect(waysToSet('Tea', 26, space(1))).toMatchObject([{ lines: ['Tea'], size: 26 }]);
});

test('a label is wrapped before it shrinks', () => {
  const [one, ...more] = waysToSet('The Indian place round the corner', 58, space(0.8));
  expect(one?.lines).toHaveLength(1);
  expect(one?.size).toBeLessThan(11);
  expect(more.at(-1)?.lines.length).toBeGreaterThan(1);
  expect(more.at(-1)?.size).toBeGreaterThan(20);
});

test('a label too long to be comfortable is cut and ends in an ellipsis', () => {
  const [fitted] = waysToSet('x'.repeat(100), 26, space(0.6));
  expect(fitted?.size).toBeGreaterThanOrEqual(8);
  expect(fitted?.lines[0]).toMatch(/^x{20,}…$/);
});

test('among sixty on a phone a name is whole rather than a little larger', () => {
  const phone = { outer: 148, inner: 34, angle: Math.PI / 30, divider: 2.6 };
  const [fitted] = waysToSet('Elias B.', 39, phone, 1);
  expect(fitted?.lines).toEqual(['Elias B.']);
});

test('a cut label keeps its characters whole', () => {
  const family = '👩‍👩‍👧‍👦';
  const [fitted] = waysToSet(family.repeat(30), 26, space(0.3));
  expect(fitted?.lines[0]).toMatch(new RegExp(`^(${family})+…$`, 'u'));
});

test('in a slice too thin to read anything there is no label', () => {
  expect(waysToSet('Tea', 26, space(0.01))).toEqual([]);
});

describe('a common size', () => {
  test('is the smallest of those that are similar', () => {
    expect(commonSizes([40, 36, 31])).toEqual([31, 31, 31]);
  });

  test('isn’t forced on labels of very different length', () => {
    expect(commonSizes([58, 12, 50, 13])).toEqual([50, 12, 50, 12]);
  });

  test('comes in half steps, so that few fonts are set', () => {
    expect(commonSizes([9.9, 9.7])).toEqual([9.5, 9.5]);
    const sizes = Array.from({ length: 500 }, (_, place) => 5 + place / 10);
    expect(new Set(commonSizes(sizes)).size).toBeLessThan(9);
  });
});
