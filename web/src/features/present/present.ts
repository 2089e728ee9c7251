import { isBehindDialog } from '../../stage/keys';

const isAnswering = (): boolean => isBehindDialog() || document.querySelector('[role=menu]') !== null;

const warn = (error: unknown): void => console.warn('The browser refused full screen.', error);

/** Turns on presenter mode; leaving full screen or Escape ends it. Returns how to end it. */
export function present(leave: () => void): () => void {
  const root = document.documentElement;
  root.dataset.presenting = '';
  // A phone may have no full screen, and a browser may deny it: the wheel is then as large as the window.
  const entering = document.fullscreenEnabled ? root.requestFullscreen().catch(warn) : Promise.resolve();

  const changed = () => {
    if (document.fullscreenElement === null) leave();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isAnswering()) leave();
  };
  document.addEventListener('fullscreenchange', changed);
  document.addEventListener('keydown', pressed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
    document.removeEventListener('keydown', pressed);
    delete root.dataset.presenting;
    // Full screen may still be starting when it is left at once.
    void entering.then(() =>
      document.fullscreenElement ? document.exitFullscreen().catch(warn) : undefined,
    );
  };
}
