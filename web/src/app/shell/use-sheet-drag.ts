import { type PointerEvent, type RefObject, useRef } from 'react';
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
 * While the finger moves, the sheet only slides over the page: the wheel behind it isn't laid out again at every
 * pixel. When the finger lets go, the layout changes once and the sheet glides into place.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  const moveTo = (offset: number) => {
    if (sheet.current) sheet.current.style.translate = offset === 0 ? '' : `0 ${offset}px`;
  };

  const finish = () => {
    const { current } = drag;
    drag.current = null;
    if (!current || !sheet.current) return;
    const distance = current.lastY - current.startY;
    const before = sheet.current.getBoundingClientRect().top;
    moveTo(0);
    if (dragged.current) {
      flushSync(() => snapSheet(snapAfterDrag(ui.getState().snap, distance, current.speed)));
    }
    glide(sheet.current, before);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragged.current = false;
      drag.current = { startY: event.clientY, lastY: event.clientY, lastTime: event.timeStamp, speed: 0 };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (!current) return;
      const elapsed = event.timeStamp - current.lastTime;
      if (elapsed > 0) current.speed = (event.clientY - current.lastY) / elapsed;
      current.lastY = event.clientY;
      current.lastTime = event.timeStamp;
      const offset = current.lastY - current.startY;
      if (Math.abs(offset) > slack) dragged.current = true;
      if (dragged.current) moveTo(offset);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      // A finger that rested before letting go was not flicking.
      if (drag.current && event.timeStamp - drag.current.lastTime > 100) drag.current.speed = 0;
      finish();
    },
    onPointerCancel: finish,
  };

  return { handlers, wasDragged: () => dragged.current };
}

function glide(sheet: HTMLElement, before: number): void {
  const distance = before - sheet.getBoundingClientRect().top;
  if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  sheet.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], {
    duration: 200,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}
