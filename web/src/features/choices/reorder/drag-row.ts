import { flushSync } from 'react-dom';
import { prefersStillness } from '../../../components/motion/stillness';
import { listView } from './list-view';

/** Within this distance of an edge the list scrolls by itself, in px. */
const edge = 40;
const slowest = 300;

interface Drag {
  scroller: HTMLElement;
  list: HTMLElement;
  row: HTMLElement;
  rowHeight: number;
  /** The index at which the row starts. */
  from: number;
  onHold: (place: number) => void;
  onEnd: (isDropped: boolean) => void;
}

/** Moves a row with the pointer that its handle has captured until it is released; Escape cancels. */
export function dragRow(press: PointerEvent, handle: HTMLElement, drag: Drag): void {
  const { scroller, list, row, rowHeight, from } = drag;
  const grip = press.clientY - row.getBoundingClientRect().top;
  let pointer = press.clientY;
  let frame = 0;
  let lastFrame = performance.now();
  let atEdgeSince = lastFrame;

  const follow = () => {
    const y = pointer - grip - list.getBoundingClientRect().top;
    const last = list.offsetHeight - rowHeight;
    row.style.transform = `translateY(${Math.max(0, Math.min(y, last)) - from * rowHeight}px)`;
    drag.onHold(Math.round(y / rowHeight));
  };
  const scroll = (now: number) => {
    // The row was deleted during the drag: the handle will never receive the release, and Escape would stay
    // captured.
    if (!handle.isConnected) return end(false);
    const depth = depthAtEdge(pointer, listView(scroller));
    if (depth === 0) atEdgeSince = now;
    else {
      scroller.scrollTop += scrollSpeed(depth, now - atEdgeSince) * ((now - lastFrame) / 1000);
      follow();
    }
    lastFrame = now;
    frame = requestAnimationFrame(scroll);
  };
  const moved = (event: Event) => {
    pointer = (event as PointerEvent).clientY;
    follow();
  };
  const end = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    for (const [name, listener] of listeners) handle.removeEventListener(name, listener);
    document.removeEventListener('keydown', typed, { capture: true });
    const { top } = row.getBoundingClientRect();
    flushSync(() => drag.onEnd(isDropped));
    row.style.transform = '';
    glideFrom(top, row);
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  };
  const listeners: [string, (event: Event) => void][] = [
    ['pointermove', moved],
    ['pointerup', () => end(true)],
    ['pointercancel', () => end(false)],
    ['lostpointercapture', () => end(false)],
  ];

  // Let go before this code was there.
  if (!handle.hasPointerCapture(press.pointerId)) {
    drag.onEnd(true);
    return;
  }
  for (const [name, listener] of listeners) handle.addEventListener(name, listener);
  document.addEventListener('keydown', typed, { capture: true });
  frame = requestAnimationFrame(scroll);
}

/** How deep the pointer is in the upper (negative) or lower edge: 0 outside, 1 at its end, up to 2 beyond. */
function depthAtEdge(pointer: number, { top, bottom }: { top: number; bottom: number }): number {
  const above = Math.max(0, top + edge - pointer) / edge;
  const below = Math.max(0, pointer - (bottom - edge)) / edge;
  return Math.min(2, below) - Math.min(2, above);
}

/** In px per second. It doubles every half second: the end of ten thousand rows is far away. */
const scrollSpeed = (depth: number, heldFor: number): number =>
  depth * slowest * 2 ** Math.min(6, heldFor / 500);

const duration = 150;

/** Animates an element from its old position on the screen to its new one. */
function glideFrom(top: number, element: HTMLElement): void {
  const distance = top - element.getBoundingClientRect().top;
  if (distance === 0 || prefersStillness()) return;
  element.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
    duration,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}
