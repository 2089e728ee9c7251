import { isRightToLeft } from '../direction/reading-direction';

const gap = 4;
const margin = 8;

export interface Point {
  x: number;
  y: number;
}

/** Places a floating element below its anchor, ends aligned; above it where there is no space below. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const box = element.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const fitsBelow = at.bottom + gap + box.height <= window.innerHeight - margin;
  const top = fitsBelow ? at.bottom + gap : at.top - gap - box.height;
  place(element, box, { x: isRightToLeft() ? at.left : at.right - box.width, y: top });
}

/** Places a floating element with its corner at a point of the window, shifted as far as needed to be fully visible. */
export const placeAt = (element: HTMLElement, point: Point): void =>
  place(element, element.getBoundingClientRect(), point);

function place(element: HTMLElement, box: DOMRect, { x, y }: Point): void {
  element.style.left = `${within(x, window.innerWidth - box.width)}px`;
  element.style.top = `${within(y, window.innerHeight - box.height)}px`;
}

const within = (value: number, most: number): number => Math.max(margin, Math.min(value, most - margin));
