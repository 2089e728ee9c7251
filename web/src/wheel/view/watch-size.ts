/** Tells the side of a square element and when its pixels change, by resizing or by moving to another screen. */
export function watchSize(element: HTMLElement, changed: (cssSide: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(() => changed(element.clientWidth));
  observer.observe(element);
  const unwatchPixels = watchPixelRatio(() => changed(element.clientWidth));
  return () => {
    observer.disconnect();
    unwatchPixels();
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
