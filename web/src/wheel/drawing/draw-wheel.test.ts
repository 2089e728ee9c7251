import { describe, expect, test } from 'vitest';
import { coerceWheel } from '../document/coerce-wheel';
import type { Slice } from '../document/document';
import type { RawWheel } from '../document/wire-format';
import { layOut } from '../motion/geometry';
import { recordingContext } from '../testing/recording-context';
import { sliceOf, slicesOf } from '../testing/slices';
import { type GivenWheel, wheelOf } from '../testing/wheels';
import { designOf } from './design';
import { drawWheel } from './draw-wheel';
import { noPictures, type Pictures } from './drawing';
import { isCrowded } from './look';

function drawn(slices: Slice[], options: GivenWheel = {}, reading = 0, pictures: Pictures = noPictures) {
  const recording = recordingContext();
  const design = designOf(wheelOf({ ...options, slices }), layOut(slices), 1440);
  drawWheel(recording.context, design, { cssSide: 700, bitmapSide: 1400, rotation: 0, reading }, pictures);
  return recording;
}

const sizeIn = (font: string | undefined): number => Number.parseFloat(font?.slice('600 '.length) ?? '0');

test('a wheel of any size has its labels, or is so crowded that the lens shows them', () => {
  for (const side of [200, 330, 480, 610, 790, 1000, 1400])
    for (let count = 40; count < 500; count += 6) {
      const slices = Array.from({ length: count }, (_, place) => sliceOf({ text: `William ${place}` }));
      const { context, texts } = recordingContext();
      const design = designOf(wheelOf({ slices }), layOut(slices), 1440);
      drawWheel(context, design, { cssSide: side, bitmapSide: side, rotation: 0, reading: 0 }, noPictures);
      if (!isCrowded(side, count)) expect(texts.length, `${count} at ${side} px`).toBe(count);
    }
});

test('every slice is filled and labelled', () => {
  const { texts, counts } = drawn(['Tea', 'Cake', 'Pie'].map((text) => sliceOf({ text })));
  expect(texts.map(({ text }) => text)).toEqual(['Tea', 'Cake', 'Pie']);
  expect(counts.fill).toBeGreaterThanOrEqual(3);
});

test('right of the centre labels read outwards, left of it inwards, wherever the wheel rests', () => {
  const slices = ['one', 'two', 'six', 'ten', 'net', 'tip'].map((text) => sliceOf({ text }));
  const [right, left] = [Array(3).fill('right'), Array(3).fill('left')];
  expect(drawn(slices).texts.map(({ align }) => align)).toEqual([...right, ...left]);
  expect(drawn(slices, {}, Math.PI).texts.map(({ align }) => align)).toEqual([...left, ...right]);
});

test('exactly at the top a label reads outwards, exactly at the bottom inwards: rounding does not decide', () => {
  for (let count = 6; count <= 40; count += 2) {
    const slices = Array.from({ length: count }, (_, place) => sliceOf({ text: `n${place}` }));
    const { texts } = drawn(slices, {}, -Math.PI / count);
    const alignOf = (place: number) => texts.find(({ text }) => text === `n${place}`)?.align;
    expect([alignOf(0), alignOf(count / 2)], `${count} slices`).toEqual(['right', 'left']);
  }
});

test.each([2, 3, 4])('on a wheel of %i slices labels are level wherever it rests', (count) => {
  for (const reading of [0, 1, 4]) {
    const { texts } = drawn(slicesOf(count), {}, reading);
    expect(texts.length).toBeGreaterThanOrEqual(count);
    for (const { align, angle } of texts) {
      expect(align).toBe('center');
      expect(Math.cos(angle + reading)).toBeCloseTo(1, 6);
    }
  }
});

test('labels fill their slices, up to a size', () => {
  const sizesOf = (count: number, text: string) =>
    drawn(Array.from({ length: count }, () => sliceOf({ text }))).texts.map(({ font }) => sizeIn(font) / 1.4);
  expect(sizesOf(2, 'Tea')[0]).toBeCloseTo(58, 0);
  expect(sizesOf(8, 'Tea')[0]).toBeGreaterThan(50);
  expect(sizesOf(8, 'Burger')[0]).toBeGreaterThan(35);
  expect(sizesOf(25, 'Samuel')[0]).toBeGreaterThan(19);
});

test('slices of similar length have labels of one size, and among many a much longer one doesn’t make them small', () => {
  const short = ['Tea', 'Pie', 'Cake', 'Soup', 'Rice', 'Bun', 'Egg', 'Nut'];
  const texts = [...short, 'A sentence that is far longer than all of the others'];
  const sizes = new Map(
    drawn(texts.map((text) => sliceOf({ text }))).texts.map((each) => [each.text, each.font]),
  );
  expect(new Set(short.map((text) => sizes.get(text))).size).toBe(1);
  expect(sizeIn(sizes.get('Tea'))).toBeGreaterThan(50);
});

test.each([
  [['Königsberger Klopse', 'Grünkohl mit Pinkel', 'Tee', 'Sauerbraten', 'Flädlesuppe']],
  [['Donaudampfschifffahrtsgesellschaft', 'Tee', 'Wien', 'Linz']],
  [['Wahrscheinlichkeitsrechnung', 'Deutsch', 'Sport', 'Mathematik', 'Erdkunde', 'Kunst', 'Musik', 'Physik']],
])('on a small wheel of few choices %j no name is cut, and the sizes are near each other', (names) => {
  const slices = names.map((text) => sliceOf({ text }));
  const { context, texts } = recordingContext();
  const design = designOf(wheelOf({ slices }), layOut(slices), 360);
  drawWheel(context, design, { cssSide: 330, bitmapSide: 330, rotation: 0, reading: 0 }, noPictures);
  const letters = (text: string) => text.replace(/[-\s]/g, '').toLowerCase();
  expect(
    letters(
      texts
        .map(({ text }) => text)
        .sort()
        .join(''),
    )
      .split('')
      .sort(),
  ).toEqual(letters(names.join('')).split('').sort());
  const sizes = texts.map(({ font }) => sizeIn(font));
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThanOrEqual(1.35);
  expect(Math.min(...sizes)).toBeGreaterThan(10);
});

test.each([
  [575, 'Königsberger Kl…', 20 * 0.7],
  [767, 'Königsberger Klopse', 20 * 0.8],
  [1440, 'Königsberger Klopse', 20],
])(
  'on a screen of %i px classic labels are one line of the specified size, cut as specified',
  (screen, label, size) => {
    const slices = ['Königsberger Klopse', 'Tee', 'A', 'Grünkohl'].map((text) => sliceOf({ text }));
    const { context, texts } = recordingContext();
    const wheel = wheelOf({ slices, look: { text: { sizing: 'classic' } } });
    const frame = { cssSide: 500, bitmapSide: 500, rotation: 0, reading: 0 };
    drawWheel(context, designOf(wheel, layOut(slices), screen), frame, noPictures);
    expect(texts.map(({ text }) => text)).toEqual([label, 'Tee', 'A', 'Grünkohl']);
    for (const { font } of texts) expect(sizeIn(font)).toBeCloseTo(size, 6);
  },
);

test('a long label is wrapped into balanced lines instead of being small', () => {
  const slices = Array.from({ length: 6 }, () => sliceOf({ text: 'The Indian place round the corner' }));
  const { texts } = drawn(slices);
  expect(texts.length).toBeGreaterThan(6);
  for (const { font } of texts) expect(sizeIn(font) / 1.4).toBeGreaterThan(20);
});

test('texts are measured once, however often the wheel is drawn', () => {
  const slices = Array.from({ length: 30 }, (_, place) => sliceOf({ text: `Measured ${place}` }));
  expect(drawn(slices).counts.measureText).toBeGreaterThan(29);
  expect(drawn(slices).counts.measureText).toBe(0);
});

test('a blind wheel shows question marks only', () => {
  expect(drawn(slicesOf(5), { spin: { isBlind: true } }).texts.map(({ text }) => text)).toEqual([
    '?',
    '?',
    '?',
    '?',
    '?',
  ]);
});

test('ten thousand slices are drawn in a few hundred fills and without labels', () => {
  const { texts, counts } = drawn(slicesOf(10_000));
  expect(texts).toHaveLength(0);
  expect(counts.fill).toBeLessThan(800);
});

test('few sizes of type are used, because each new font costs', () => {
  const fonts = new Set(drawn(slicesOf(200, (i) => 1 + (i % 7))).texts.map(({ font }) => font));
  expect(fonts.size).toBeLessThan(25);
});

test('lines of a label are drawn one below the other', () => {
  const { texts } = drawn([sliceOf({ text: 'Tea\nwith milk' }), sliceOf()]);
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Tea', 'with milk']));
});

describe('text options', () => {
  const two = ['Tea\nwith milk', 'Pie'].map((text) => sliceOf({ text }));
  const apart = (lineHeight: number) => {
    const [first, second] = drawn(two, { look: { text: { lineHeight } } }).texts.filter(
      ({ text }) => text !== 'Pie',
    );
    return ((second?.y ?? 0) - (first?.y ?? 0)) / sizeIn(first?.font);
  };

  test('the line height is the distance of the lines, and a label is fitted with it', () => {
    expect(apart(1.1)).toBeCloseTo(1.1, 6);
    expect(apart(2)).toBeCloseTo(2, 6);
    const narrow = Array.from({ length: 12 }, () => sliceOf({ text: 'Tea\nwith\nmilk' }));
    const sizeWith = (lineHeight: number) =>
      sizeIn(drawn(narrow, { look: { text: { lineHeight } } }).texts[0]?.font);
    expect(sizeWith(2)).toBeLessThan(sizeWith(1));
  });

  test('of the type image, texts are addresses of pictures, which are drawn in their place', () => {
    const address = 'https://example.org/a-long-address-of-a-picture-of-tea.png';
    const picture = { naturalWidth: 40, naturalHeight: 30 } as HTMLImageElement;
    const slices = [sliceOf({ text: address }), sliceOf({ text: 'not loaded' })];
    const pictures = new Map([[address, picture]]);
    const { texts, counts } = drawn(slices, { look: { text: { type: 'image' } } }, 0, pictures);
    expect([texts.length, counts.drawImage]).toEqual([0, 1]);
    expect(drawn(slices, {}, 0, pictures).counts.drawImage).toBe(0);
  });

  test('the offset moves the labels away from the rim', () => {
    const six = Array.from({ length: 6 }, () => sliceOf({ text: 'Tea' }));
    const endWith = (offset: number) =>
      drawn(six, { look: { text: { offset, size: 15 } } }).texts.at(-1)?.x ?? 0;
    expect(Math.abs(endWith(5)) - Math.abs(endWith(45))).toBeCloseTo(40 * 1.4, 0);
  });

  test('no label comes nearer to the centre than the smallest inner radius', () => {
    const long = Array.from({ length: 9 }, () => sliceOf({ text: 'Alabelthatfillsitsslice' }));
    const innerEndWith = (minInnerRadius: number) => {
      const [label] = drawn(long, { look: { text: { minInnerRadius } } }).texts;
      return Math.abs(label?.x ?? 0) - (label?.text.length ?? 0) * 0.56 * sizeIn(label?.font);
    };
    expect(innerEndWith(10)).toBeLessThan(100 * 1.4);
    expect(innerEndWith(150)).toBeGreaterThanOrEqual(150 * 1.4);
  });

  test('the font is the one named, the direction the one given, else that of the words', () => {
    const [named] = drawn(two, { look: { text: { font: 'Georgia' } } }).texts;
    expect(named?.font).toMatch(/^600 [\d.]+px Georgia, /);
    const directions = (dir?: string) =>
      drawn(
        ['Tea', 'שלום'].map((text) => sliceOf({ text })),
        { look: { text: dir ? { dir } : {} } },
      ).texts.map(({ text, direction }) => [text, direction]);
    expect(Object.fromEntries(directions())).toEqual({ Tea: 'ltr', שלום: 'rtl' });
    expect(Object.fromEntries(directions('rtl'))).toEqual({ Tea: 'rtl', שלום: 'rtl' });
    expect(Object.fromEntries(directions('ltr'))).toEqual({ Tea: 'ltr', שלום: 'ltr' });
  });
});

test('curved labels are drawn letter by letter, straight ones across in one piece', () => {
  const slices = ['Tea', 'Pie'].map((text) => sliceOf({ text }));
  expect(
    drawn(slices, { look: { text: { orientation: 'h', arc: true } } })
      .texts.map(({ text }) => text)
      .join(''),
  ).toBe('TeaPie');
  expect(drawn(slices, { look: { text: { orientation: 'h', arc: true } } }).texts).toHaveLength(6);
  expect(drawn(slices, { look: { text: { orientation: 'h' } } }).texts).toHaveLength(2);
});

test('along an arc a flag, a family or an accent is one letter; what runs from the right stays in one piece', () => {
  const texts = ['T🇩🇪', '👩‍👩‍👧e', 'e\u0301a', 'שלום', 'مرحبا'];
  const slices = texts.map((text) => sliceOf({ text }));
  expect(
    drawn(slices, { look: { text: { orientation: 'h', arc: true } } }).texts.map(({ text }) => text),
  ).toEqual(['T', '🇩🇪', '👩‍👩‍👧', 'e', 'e\u0301', 'a', 'שלום', 'مرحبا']);
});

test('a flag that stands alone is as large as a single letter, and stands upright as one does', () => {
  const [flag] = drawn(['🇩🇪', '👩‍👩‍👧'].map((text) => sliceOf({ text }))).texts;
  expect(sizeIn(flag?.font)).toBeGreaterThan(90);
  expect(flag?.align).toBe('center');
});

describe('spaced letters', () => {
  const spaced = (text: string, letterSpacing: number) =>
    drawn(
      Array.from({ length: 6 }, () => sliceOf({ text })),
      { look: { text: { letterSpacing, size: 15 } } },
    ).texts[0];

  test('keep their size where there is space', () => {
    expect(spaced('Falafel', 8)?.font).toBe(spaced('Falafel', 0)?.font);
  });

  test.each(['A longer label', 'A label that is much longer still'])(
    'stay within their slice: %s',
    (text) => {
      const shown = spaced(text, 12);
      const pixels = 700 / 500;
      const size = sizeIn(shown?.font);
      expect(size).toBeGreaterThanOrEqual(5);
      expect((shown?.text.length ?? 0) * (0.56 * size + 12 * pixels)).toBeLessThanOrEqual(
        (223 - 50) * pixels,
      );
    },
  );
});

test('white labels on a picture have a dark edge, also while it has not come', () => {
  const { context, texts } = drawn(slicesOf(3), {
    look: { backgrounds: { wheel: { url: '/missing.png' } } },
  });
  expect(texts.every(({ color }) => color === '#ffffff')).toBe(true);
  expect(context).toMatchObject({ shadowColor: expect.stringMatching(/^rgba\(20, 16, 40/) });
});

describe('bad input is drawn with the defaults and nothing throws', () => {
  const long = 'x'.repeat(10_000);
  test.each([
    ['no slices', []],
    ['one slice', [{ text: 'only' }]],
    [
      'odd weights',
      [{ weight: 0 }, { weight: -1 }, { weight: Number.NaN }, { weight: 'x' }, { weight: 1e308 }],
    ],
    [
      'odd labels',
      [
        { text: '' },
        { text: long },
        { text: '🍕👩‍👩‍👧‍👦🏳️‍🌈' },
        { text: 'שלום עולם' },
        { text: 'مرحبا' },
        { text: '\u200b' },
      ],
    ],
    ['odd colours', [{ background: 'mud' }, { background: {} }, { color: [] }, { background: '#12' }]],
    ['no fields', [{}, {}]],
    ['no objects', [null, 3, 'text', []]],
  ])('%s', (_, slices) => {
    const raw = { ...wheelOf(), slices } as unknown as RawWheel;
    expect(() => drawn(coerceWheel(raw).slices)).not.toThrow();
  });

  test('options of the wrong kind', () => {
    const wrong = {
      look: { text: 'big', line: 7, outer: [], inner: 'x', center: null, marker: 3 },
      spin: { isBlind: 'maybe' },
    };
    expect(() => drawn(slicesOf(3), wrong as never)).not.toThrow();
  });
});
