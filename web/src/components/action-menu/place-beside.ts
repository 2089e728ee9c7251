const gap = 4;
const margin = 8;

/** Puts a floating element below its anchor, ends aligned; above it where there is no room below. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const box = element.getBoundingClientRect();
  const at = anchor.getBoundingClientRect();
  const fitsBelow = at.bottom + gap + box.height <= window.innerHeight - margin;
  const top = fitsBelow ? at.bottom + gap : at.top - gap - box.height;
  element.style.left = `${within(at.right - box.width, window.innerWidth - box.width)}px`;
  element.style.top = `${within(top, window.innerHeight - box.height)}px`;
}

const within = (value: number, most: number): number => Math.max(margin, Math.min(value, most - margin));
