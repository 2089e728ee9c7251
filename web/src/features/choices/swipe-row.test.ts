import { beforeEach, expect, it, vi } from 'vitest';
import { swipeRow } from './swipe-row';

const row = document.createElement('li');
const onDelete = vi.fn();
const at = (name: string, clientX: number, clientY = 0) =>
  new PointerEvent(name, { pointerId: 7, clientX, clientY, bubbles: true });
const move = (...where: Parameters<typeof at>) => document.dispatchEvent(at(...where));

beforeEach(() => {
  onDelete.mockClear();
  row.animate = vi.fn();
  Object.defineProperty(row, 'offsetWidth', { value: 300, configurable: true });
  swipeRow(at('pointerdown', 200), row, onDelete);
});

it('deletes a row that is let go far enough to either side', () => {
  move('pointermove', 80);
  expect(row.style.transform).toBe('translateX(-120px)');
  move('pointerup', 80);
  expect(onDelete).toHaveBeenCalledOnce();
  expect(row.style.transform).toBe('');
});

type Move = [name: string, x: number, y?: number];

it.each<{ what: string; moves: Move[] }>([
  {
    what: 'not far enough',
    moves: [
      ['pointermove', 150],
      ['pointerup', 150],
    ],
  },
  {
    what: 'that the browser scrolls',
    moves: [
      ['pointermove', 20],
      ['pointercancel', 20],
    ],
  },
  {
    what: 'that moves up and down',
    moves: [
      ['pointermove', 150, 300],
      ['pointerup', 150, 300],
    ],
  },
])('keeps a row $what', ({ moves }) => {
  for (const [name, x, y] of moves) move(name, x, y);
  move('pointermove', 0);
  move('pointerup', 0);
  expect(onDelete).not.toHaveBeenCalled();
  expect(row.style.transform).toBe('');
});

it('goes on while another finger is lifted, and ends without a deletion when one is added', () => {
  const other = (name: string) => document.dispatchEvent(new PointerEvent(name, { pointerId: 8 }));
  move('pointermove', 20);
  other('pointerup');
  other('pointercancel');
  expect(row.style.transform).toBe('translateX(-180px)');
  other('pointerdown');
  expect(row.style.transform).toBe('');
  move('pointerup', 20);
  expect(onDelete).not.toHaveBeenCalled();
});
