import { useEffect } from 'react';

/**
 * A held key presses again and again: it would show the name and close it, or spin again before the name was read.
 * After the stage has closed, the key that closed it is ignored until it is released. Arrows may be held to scroll.
 */
export function usePressesOnce(): void {
  useEffect(ignoreRepeats, []);
}

/** Returns how to stop; a key that is held by then is still ignored until it is released. */
export function ignoreRepeats(): () => void {
  let isDown = false;
  let isOver = false;
  const options = { capture: true };
  const stop = () => {
    document.removeEventListener('keydown', pressed, options);
    document.removeEventListener('keyup', released, options);
  };
  const pressed = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'Escape'].includes(event.key)) return;
    if (event.repeat) event.preventDefault();
    // The key was released where this page couldn't see it.
    else if (isOver) stop();
    isDown = true;
  };
  const released = () => {
    isDown = false;
    if (isOver) stop();
  };
  document.addEventListener('keydown', pressed, options);
  document.addEventListener('keyup', released, options);
  return () => {
    isOver = true;
    if (!isDown) stop();
  };
}
