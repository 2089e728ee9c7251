import { flushSync } from 'react-dom';
import { snapSheet, ui } from '../../state/ui';
import { snapAfterDrag } from './sheet-snap';

interface Drag {
  startY: number;
  lastY: number;
  lastTime: number;
  /** px per ms, down is positive. */
  speed: number;
}

/** A longer move is a drag; a shorter one is a click with an unsteady finger. */
const slack = 6;

/**
 * Lets a finger pull the sheet by its handle; a press works without this. While the finger moves, the sheet only slides
 * over the page: the wheel behind it isn't laid out again at every pixel. When the finger lets go, the layout changes
 * once and the sheet glides into place. Returns how to stop.
 */
export function dragSheet(sheet: HTMLElement, handle: HTMLElement): () => void {
  let drag: Drag | null = null;
  let wasDragged = false;

  const moveTo = (offset: number) => {
    sheet.style.translate = offset === 0 ? '' : `0 ${offset}px`;
  };
  const pressed = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    handle.setPointerCapture(event.pointerId);
    wasDragged = false;
    drag = { startY: event.clientY, lastY: event.clientY, lastTime: event.timeStamp, speed: 0 };
  };
  const moved = (event: PointerEvent) => {
    if (!drag) return;
    const elapsed = event.timeStamp - drag.lastTime;
    if (elapsed > 0) drag.speed = (event.clientY - drag.lastY) / elapsed;
    drag.lastY = event.clientY;
    drag.lastTime = event.timeStamp;
    const offset = drag.lastY - drag.startY;
    if (Math.abs(offset) > slack) wasDragged = true;
    if (wasDragged) moveTo(offset);
  };
  const finish = () => {
    const ended = drag;
    drag = null;
    if (!ended) return;
    const before = sheet.getBoundingClientRect().top;
    moveTo(0);
    if (wasDragged)
      flushSync(() => snapSheet(snapAfterDrag(ui.getState().snap, ended.lastY - ended.startY, ended.speed)));
    glide(sheet, before);
  };
  const released = (event: PointerEvent) => {
    // A finger that rested before letting go was not flicking.
    if (drag && event.timeStamp - drag.lastTime > 100) drag.speed = 0;
    finish();
  };
  const clicked = (event: Event) => {
    // The click that ends a drag isn't a press of the handle.
    if (wasDragged) event.stopPropagation();
  };

  handle.addEventListener('pointerdown', pressed);
  handle.addEventListener('pointermove', moved);
  handle.addEventListener('pointerup', released);
  handle.addEventListener('pointercancel', finish);
  handle.addEventListener('click', clicked);
  return () => {
    handle.removeEventListener('pointerdown', pressed);
    handle.removeEventListener('pointermove', moved);
    handle.removeEventListener('pointerup', released);
    handle.removeEventListener('pointercancel', finish);
    handle.removeEventListener('click', clicked);
  };
}

function glide(sheet: HTMLElement, before: number): void {
  const distance = before - sheet.getBoundingClientRect().top;
  if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  sheet.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], {
    duration: 200,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}
