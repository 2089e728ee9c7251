const isAnswering = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null;

const warn = (error: unknown): void => console.warn('The browser refused full screen.', error);

/** Makes the page one for a projector; whoever leaves full screen or presses Escape leaves it. Returns how to end it. */
export function present(leave: () => void): () => void {
  const root = document.documentElement;
  root.dataset.presenting = '';
  // A phone may have none, and a browser may refuse: the wheel is as large as its window then.
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
    // Left at once, full screen may only just be coming.
    void entering.then(() =>
      document.fullscreenElement ? document.exitFullscreen().catch(warn) : undefined,
    );
  };
}
