import { expect, test } from 'vitest';
import { lookOf, radiiOf } from '../../wheel/drawing/look';
import { wheelOf } from '../../wheel/testing/wheels';
import { pointerPlace } from './pointer-place';

const radii = radiiOf(lookOf(wheelOf({ slices: [] })));

test.each([
  ['top', 'above'],
  ['bottom', 'below'],
  ['left', 'aside'],
  ['right', 'aside'],
] as const)('a pointer at the %s takes its room %s', (position, side) => {
  const place = pointerPlace({ position }, radii);
  for (const each of ['above', 'below', 'aside'] as const)
    expect(place[each]).toBeCloseTo(each === side ? -place.top / 100 : 0, 9);
});

test('a wider pointer reaches further out and has the room for it; its tip stays where it is', () => {
  const tipOf = ({ top, width }: { top: number; width: number }) => top + (width * 84) / 56;
  const [narrow, wide] = [5, 15].map((width) => pointerPlace({ width }, radii));
  expect(wide?.above).toBeGreaterThan(0.25);
  expect(tipOf(wide ?? { top: 0, width: 0 })).toBeCloseTo(tipOf(narrow ?? { top: 1, width: 0 }), 9);
});

test('the offset pushes it inwards, never so far that the wheel touches what stands above', () => {
  const pushed = pointerPlace({ offset: 100 }, radii);
  expect(pushed.top).toBeCloseTo(pointerPlace({}, radii).top + 20, 9);
  expect(pushed.above).toBe(0.06);
});
