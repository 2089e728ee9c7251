let opened: AudioContext | null = null;

/** The page's audio clock, still standing; null where there is none: the wheel then turns without a sound. */
export function prepareAudio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  try {
    opened ??= new AudioContext();
  } catch (error) {
    console.warn('This browser has no sound to offer.', error);
  }
  return opened;
}

/** The audio clock, running once the browser lets it: asked for in answer to a click or a key. */
export function openAudio(): AudioContext | null {
  const audio = prepareAudio();
  // Asked before anyone has touched the page, a browser refuses and complains.
  const mayPlay = navigator.userActivation?.hasBeenActive ?? true;
  if (audio?.state === 'suspended' && mayPlay) audio.resume().catch(() => {});
  return audio;
}

/** Long enough not to disturb the start. */
const quietAfter = 2500;

/**
 * The first audio of a browser takes up to a tenth of a second to open, which the first spin should not lose:
 * it is prepared in a quiet moment, and set going with the first press or key of a visit. Returns how to stop.
 */
export function openAudioEarly(prepare: () => unknown, open: () => unknown): () => void {
  const kinds = ['pointerdown', 'pointerup', 'keydown'] as const;
  const used = (event: PointerEvent | KeyboardEvent) =>
    setTimeout(() => {
      if (!mayPlayAfter(event)) return;
      stop();
      open();
    });
  const stop = () => {
    clearTimeout(preparing);
    for (const kind of kinds) document.removeEventListener(kind, used, { capture: true });
  };
  const preparing = setTimeout(() => whenIdle(prepare), quietAfter);
  for (const kind of kinds) document.addEventListener(kind, used, { capture: true });
  return stop;
}

/** A finger put down may be the start of a scroll; Escape or a modifier key alone let no page play. */
function mayPlayAfter(event: PointerEvent | KeyboardEvent): boolean {
  if (navigator.userActivation) return navigator.userActivation.hasBeenActive;
  return 'pointerType' in event ? event.pointerType === 'mouse' : event.key !== 'Escape';
}

const whenIdle = (run: () => unknown): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else run();
};
