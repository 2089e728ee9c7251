const mark = /^#w(=|%3d)/i;

/** Whether the address carries a wheel after its `#`. */
export const hasWheelLink = ({ hash }: Pick<Location, 'hash'> = window.location): boolean => mark.test(hash);

/** The wheel is on the stage now: a reload must show it with its changes, not as it was sent. */
export function leaveWheelLink(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Browsers don't load a page anew when only the part after the `#` changes. Returns how to stop. */
export function openLaterLinks(reload = () => window.location.reload()): () => void {
  const look = () => {
    if (hasWheelLink()) reload();
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}
