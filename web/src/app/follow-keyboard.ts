/** A keyboard takes at least this share of the screen; the browser's own bars take less. */
const least = 0.2;

const isTyping = (): boolean =>
  document.activeElement?.matches('input, textarea, [contenteditable]') === true;

/**
 * Says on the root element how much of the page is visible above the keyboard of a phone, so that the field and the
 * wheel fit there. Returns how to stop.
 */
export function followKeyboard(view = window.visualViewport): () => void {
  const root = document.documentElement;
  if (!view) return () => {};
  const follow = () => {
    const isCovered = view.scale === 1 && view.height < window.innerHeight * (1 - least) && isTyping();
    if (isCovered) {
      root.dataset.typing = '';
      root.style.setProperty('--visible-height', `${view.height}px`);
      root.style.setProperty('--visible-top', `${view.offsetTop}px`);
    } else delete root.dataset.typing;
  };
  // A quick visitor types before this part of the page is there.
  follow();
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  return () => {
    view.removeEventListener('resize', follow);
    view.removeEventListener('scroll', follow);
    delete root.dataset.typing;
  };
}
