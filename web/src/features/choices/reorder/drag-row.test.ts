import { expect, it, vi } from 'vitest';
import { dragRow } from './drag-row';

const element = (name: string) => document.createElement(name);

function press(isHeld = true) {
  const [scroller, list, row, handle] = ['div', 'ul', 'li', 'button'].map(element) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  document.body.append(scroller);
  scroller.append(list);
  list.append(row);
  row.append(handle);
  handle.hasPointerCapture = () => isHeld;
  const onEnd = vi.fn();
  dragRow(new MouseEvent('pointerdown') as PointerEvent, handle, {
    scroller,
    list,
    row,
    rowHeight: 56,
    from: 0,
    onHold: () => {},
    onEnd,
  });
  return { row, onEnd };
}

const pressEscape = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
  document.body.dispatchEvent(event);
  return event;
};

it('Escape gives the row back, and only that Escape is ours', () => {
  const { onEnd } = press();
  expect(pressEscape().defaultPrevented).toBe(true);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(false);
  expect(pressEscape().defaultPrevented).toBe(false);
});

it('a press that ended before this code was there was no drag', () => {
  const { onEnd } = press(false);
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(true);
  expect(pressEscape().defaultPrevented).toBe(false);
});

it('glides to its place in 150 ms', () => {
  const { row } = press();
  const tops = [40, 0];
  row.getBoundingClientRect = () => ({ top: tops.shift() ?? 0 }) as DOMRect;
  const animate = vi.fn();
  row.animate = animate;
  pressEscape();
  expect(animate).toHaveBeenCalledExactlyOnceWith(
    [{ transform: 'translateY(40px)' }, { transform: 'none' }],
    expect.objectContaining({ duration: 150 }),
  );
});

it('a row that is deleted under the hand ends the drag', async () => {
  const { row, onEnd } = press();
  row.remove();
  await expect.poll(() => onEnd.mock.calls).toEqual([[false]]);
  expect(pressEscape().defaultPrevented).toBe(false);
});
