let opened: AudioContext | null = null;

/**
 * The page's audio clock, running once the browser lets it: asked for in answer to a click or a key.
 * Null where there is none; the wheel then turns without a sound.
 */
export function openAudio(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null;
  try {
    opened ??= new AudioContext();
  } catch (error) {
    console.warn('This browser has no sound to offer.', error);
    return null;
  }
  if (opened.state === 'suspended') opened.resume().catch(() => {});
  return opened;
}

/**
 * Opens the audio with the first press or key of a visit, because the first audio of a browser takes
 * up to a tenth of a second to open and the first spin should not lose that. Returns how to stop.
 */
export function openAudioEarly(open: () => unknown): () => void {
  const kinds = ['pointerdown', 'keydown'] as const;
  const used = (event: PointerEvent | KeyboardEvent) => {
    // A finger put down may be the start of a scroll, and Escape asks for quiet: neither lets a page play.
    if ('pointerType' in event ? event.pointerType !== 'mouse' : event.key === 'Escape') return;
    stop();
    setTimeout(open);
  };
  const stop = () => {
    for (const kind of kinds) document.removeEventListener(kind, used, { capture: true });
  };
  for (const kind of kinds) document.addEventListener(kind, used, { capture: true });
  return stop;
}
