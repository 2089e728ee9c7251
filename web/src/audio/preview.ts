import { createStore } from 'zustand/vanilla';
import { within } from '../network/within';
import type { Sound } from './find-sound';
import type { Playing } from './play-buffer';
import { playSound } from './play-sound';
import { logSoundFault } from './sound-fault';

export type PreviewState = 'idle' | 'loading' | 'playing';

interface Preview {
  /** The button that was clicked. */
  key: string | null;
  state: PreviewState;
  /** The press that started it. */
  press: symbol | null;
  playing: Playing | null;
  /** When a button was last clicked. */
  clickedAt: number;
}

const idle = { key: null, state: 'idle', press: null, playing: null } as const;

/** The one sound that is being previewed. */
export const previewStore = createStore<Preview>()(() => ({ ...idle, clickedAt: Number.NEGATIVE_INFINITY }));

export const previewStateOf = (
  { key, state }: Pick<Preview, 'key' | 'state'>,
  button: string,
): PreviewState => (key === button ? state : 'idle');

/** A double click is one click. */
const lockTime = 50;
/** After this long it has failed: a press while it loads does nothing, so it must not load forever. */
const loadTimeoutMs = 15_000;
/** A sound that stops at once would end with a click. */
const fadeMs = 60;

export interface PreviewRequest {
  key: string;
  find: () => Promise<Sound | null>;
  loudness: number;
  play?: typeof playSound;
  /** There is nothing to play, or it can't be played. */
  onFailed?: (() => void) | undefined;
}

/** A click on a preview button: starts the preview, or ends it. */
export async function togglePreview({
  key,
  find,
  loudness,
  play = playSound,
  onFailed,
}: PreviewRequest): Promise<void> {
  const now = performance.now();
  if (now - previewStore.getState().clickedAt < lockTime) return;
  previewStore.setState({ clickedAt: now });
  const state = previewStateOf(previewStore.getState(), key);
  if (state === 'loading') return;
  stopPreview();
  if (state === 'playing') return;

  const press = Symbol();
  const isOver = () => previewStore.getState().press !== press;
  previewStore.setState({ key, state: 'loading', press });
  try {
    const starting = find().then(async (sound) => {
      const started = sound && (await play(sound, { loudness }));
      // Stopped or abandoned meanwhile.
      if (isOver()) started?.stop();
      return { sound, started };
    });
    const { sound, started } = await within(loadTimeoutMs, starting);
    if (isOver()) return;
    if (!sound) onFailed?.();
    if (!started) return stopPreview();
    previewStore.setState({ state: 'playing', playing: started });
    await started.ended;
  } catch (error) {
    logSoundFault('A sound could not be played.', error);
    if (!isOver()) onFailed?.();
  }
  if (!isOver()) stopPreview();
}

export function stopPreview(): void {
  previewStore.getState().playing?.fadeOut(fadeMs);
  previewStore.setState(idle);
}

export const setPreviewLoudness = (loudness: number): void =>
  previewStore.getState().playing?.setLoudness(loudness);
