import { screenBorders } from '../drawing/labels';

/**
 * Reports the side of a square element whenever its drawing must change: after a resize, on another screen, and where
 * labels get another length by the screen's width although the wheel keeps its size.
 */
export function watchSize(element: HTMLElement, changed: (cssSide: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const again = () => changed(element.clientWidth);
  const observer = new ResizeObserver(again);
  observer.observe(element);
  const unwatchPixels = watchPixelRatio(again);
  const borders = screenBorders.map((width) => matchMedia(`(max-width: ${width}px)`));
  for (const border of borders) border.addEventListener('change', again);
  return () => {
    observer.disconnect();
    unwatchPixels();
    for (const border of borders) border.removeEventListener('change', again);
  };
}

function watchPixelRatio(changed: () => void): () => void {
  let query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
  const rearm = () => {
    query.removeEventListener('change', rearm);
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', rearm);
    changed();
  };
  query.addEventListener('change', rearm);
  return () => query.removeEventListener('change', rearm);
}
