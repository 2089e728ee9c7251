import { once } from '../../state/once';

const opened = once(() => {
  const audio = new AudioContext();
  // A call or a locked screen interrupts it in Safari: sounds that were playing go on with the page.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && audio.state === 'interrupted') audio.resume().catch(() => {});
  });
  return audio;
});

/** The page's audio context, still suspended; null where there is none: the wheel is then silent. */
export function prepareAudio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  try {
    return opened();
  } catch (error) {
    console.warn('This browser has no sound to offer.', error);
    return null;
  }
}

/** Before the first interaction with the page, browsers play nothing; a browser that doesn't say may. */
export const mayPlay = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** The audio context, running once the browser allows it: called in response to a click or a key. */
export function openAudio(): AudioContext | null {
  const audio = prepareAudio();
  // After a call or a locked screen Safari calls it interrupted. Where it may not play, the browser would log a warning.
  if (audio && audio.state !== 'running' && mayPlay()) audio.resume().catch(() => {});
  return audio;
}

/** Long enough not to compete with the start. */
const quietAfter = 5000;

/**
 * The first audio context of a browser takes up to a tenth of a second to open, which the first spin should not lose:
 * it is created in an idle moment once the pointer moves, or a while after the start, and resumed with the first click
 * or key of a visit. Returns how to stop.
 */
export function openAudioEarly(prepare: () => unknown, open: () => unknown): () => void {
  const kinds = ['pointerdown', 'pointerup', 'keydown'] as const;
  const used = (event: PointerEvent | KeyboardEvent) =>
    setTimeout(() => {
      if (!mayPlayAfter(event)) return;
      stop();
      open();
    });
  const stopWaiting = () => {
    clearTimeout(waiting);
    document.removeEventListener('pointermove', prepareOnce);
  };
  const prepareOnce = () => {
    stopWaiting();
    whenIdle(prepare);
  };
  const stop = () => {
    stopWaiting();
    for (const kind of kinds) document.removeEventListener(kind, used, { capture: true });
  };
  const waiting = setTimeout(prepareOnce, quietAfter);
  document.addEventListener('pointermove', prepareOnce);
  for (const kind of kinds) document.addEventListener(kind, used, { capture: true });
  return stop;
}

/** A finger put down may be the start of a scroll; Escape or a modifier key alone don't allow sound. */
function mayPlayAfter(event: PointerEvent | KeyboardEvent): boolean {
  if (navigator.userActivation) return navigator.userActivation.hasBeenActive;
  return 'pointerType' in event ? event.pointerType === 'mouse' : event.key !== 'Escape';
}

const whenIdle = (run: () => unknown): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else run();
};
