import { expect, it } from 'vitest';
import { acrossSize } from './across-label';
import { distinctFills } from './distinct-fills';
import { alongSize, commonSizes, evenSizes } from './fit-label';
import { fitLevel } from './level-label';
import { lookOf, radiiOf } from './look';
import cases from './picture-cases.json';
import { labelInk } from './text-color';
import { wrappings } from './wrap-label';

// The server draws link previews by the same rules: server/pictures/picture_cases_test.cpp reads the same file.

it.each(cases.fills)('equal neighbours of $fills are told apart', ({ fills, drawn }) => {
  expect(distinctFills(fills)).toEqual(drawn);
});

it.each(cases.inks)('a label on $fill is $ink', ({ own, fill, ink }) => {
  expect(labelInk(own || undefined, fill, false)).toBe(ink);
});

it.each(cases.radii)('a rim of $rim has its radii', ({ rim, inner, hub, radii }) => {
  const wheel = {
    look: {
      outer: { width: rim },
      inner: { width: inner },
      center: { width: hub },
      backgrounds: { wheel: {} },
    },
  };
  expect(radiiOf(lookOf(wheel as never))).toEqual(radii);
});

it.each(cases.along)(
  'a label along its slice is as large as in pictures',
  ({ space, extent, wanted, size }) => {
    expect(alongSize(space, extent, wanted)).toBeCloseTo(size, 6);
  },
);

it.each(cases.across)('a label across its slice is as large as in pictures', ({ space, extent, size }) => {
  expect(acrossSize(space, extent)).toBeCloseTo(size, 6);
});

it.each(cases.level)('a level label stands where it stands in pictures', (place) => {
  const { space, extent, direction, wanted, size, radius } = place;
  const found = fitLevel(space, extent, direction, wanted);
  expect(found.size).toBeCloseTo(size, 6);
  expect(found.radius).toBeCloseTo(radius, 6);
});

it.each(cases.common)('$largest get common sizes', ({ largest, sizes }) => {
  expect(commonSizes(largest)).toEqual(sizes);
});

it.each(cases.wrappings)('$label is broken as in pictures', ({ label, lines, wrapped }) => {
  expect(wrappings(label, lines, (text) => [...text].length)).toEqual(wrapped);
});

it.each(cases.hyphenations)('$label is hyphenated as in pictures', ({ label, lines, wrapped }) => {
  expect(wrappings(label, lines, (text) => [...text].length, true)).toEqual(wrapped);
});

it.each(cases.even)('$sizes become even as in pictures', ({ sizes, readable, even }) => {
  expect(evenSizes(sizes, readable)).toEqual(even);
});
