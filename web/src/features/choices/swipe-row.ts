import { prefersStillness } from '../../components/motion/stillness';

/** A finger that has moved this far sideways, in px, swipes. */
const begins = 12;
/** The part of its width that a row must be moved to be deleted. */
const enough = 0.35;

type PointerEventName = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel';

/** Moves a row sideways with the finger that pressed it; let go far enough away, it is deleted. */
export function swipeRow(press: PointerEvent, row: HTMLElement, onDelete: () => void): void {
  const ending = new AbortController();
  let moved = 0;
  const isFar = () => Math.abs(moved) > row.offsetWidth * enough;

  const follow = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    const aside = clientX - press.clientX;
    if (moved === 0 && (Math.abs(aside) < begins || Math.abs(clientY - press.clientY) > Math.abs(aside)))
      return;
    moved = aside;
    row.style.transform = `translateX(${moved}px)`;
    row.style.opacity = isFar() ? '0.4' : '';
  };
  const end = (isDone: boolean) => {
    ending.abort();
    const { transform } = row.style;
    row.style.transform = '';
    row.style.opacity = '';
    if (isDone && isFar()) onDelete();
    else if (moved !== 0 && !prefersStillness())
      row.animate([{ transform }, { transform: 'none' }], { duration: 150, easing: 'ease-out' });
  };
  const endBySame = (isDone: boolean) => (event: PointerEvent) => {
    if (event.pointerId === press.pointerId) end(isDone);
  };
  const on = (name: PointerEventName, act: (event: PointerEvent) => void) =>
    document.addEventListener(name, act, { signal: ending.signal });
  on('pointermove', follow);
  on('pointerup', endBySame(true));
  // The browser scrolls the list instead.
  on('pointercancel', endBySame(false));
  // A second finger pinches. The press itself may still be on its way to the document.
  on('pointerdown', (event) => event !== press && end(false));
}
