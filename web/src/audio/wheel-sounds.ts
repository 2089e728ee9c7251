import { savesData } from '../network/saves-data';
import type { Slice } from '../wheel/document/document';
import type { WheelState, WheelStore } from '../wheel/store';
import { openChannel } from './channel';
import { playSound } from './play-sound';
import { stopPreview } from './preview';
import { chosenSound, type SoundKind, soundKinds } from './sound-event';
import { logSoundFault } from './sound-fault';
import { openShelf } from './sound-shelf';

const winFade = 300;
/** While a slider is dragged, nothing is fetched until it rests. */
const debounceMs = 400;

interface Outside {
  play: typeof playSound;
  shelf: ReturnType<typeof openShelf>;
}

/** Plays the sounds of the wheel: while it spins, at a win, when a slice is removed. Returns how to stop. */
export function followWheel(
  store: WheelStore,
  { play, shelf }: Outside = { play: playSound, shelf: openShelf() },
): () => void {
  const channels = { spin: openChannel(), win: openChannel(), remove: openChannel() };
  const heard = new Map<SoundKind, Slice | undefined>();

  const start = (kind: SoundKind, slice?: Slice) => {
    const chosen = chosenSound(store.getState().wheel, kind, slice);
    if (!chosen) return;
    stopPreview();
    heard.set(kind, slice);
    const begin = async () => {
      const sound = await shelf.take(chosen.event);
      return sound && play(sound, { loudness: chosen.loudness, loops: kind === 'spin' });
    };
    channels[kind]
      .play(begin)
      .catch((error: unknown) => logSoundFault('A sound could not be played.', error));
  };

  const preload = (slice?: Slice) => {
    if (savesData()) return;
    const { wheel } = store.getState();
    for (const kind of soundKinds) shelf.preload(chosenSound(wheel, kind, slice)?.event);
  };

  const adjust = ({ wheel }: WheelState) => {
    for (const [kind, slice] of heard) {
      const chosen = chosenSound(wheel, kind, slice);
      if (chosen) channels[kind].setLoudness(chosen.loudness);
      else channels[kind].end(winFade);
    }
  };

  let preloading: ReturnType<typeof setTimeout> | undefined;
  const preloadLater = () => {
    clearTimeout(preloading);
    preloading = setTimeout(preload, debounceMs);
  };

  const spinChanged = ({ spin }: WheelState) => {
    channels.spin.end();
    if (!spin) return preloadLater();
    channels.win.end(winFade);
    if (spin.motion.duration > 0) start('spin');
    preload(spin.slices.find(({ guid }) => guid === spin.winner));
  };
  const won = (winner: Slice | null) => {
    channels.win.end(winFade);
    if (winner) start('win', winner);
  };

  const unsubscribe = store.subscribe((state, before) => {
    if (state.spin !== before.spin) spinChanged(state);
    if (state.winner !== before.winner) won(state.winner);
    if (state.celebrated !== before.celebrated) won(state.celebrated);
    if (state.removal && state.removal !== before.removal) start('remove', state.removal.slice);
    if (state.wheel.audio === before.wheel.audio) return;
    adjust(state);
    preloadLater();
  });

  // This is loaded when it is first needed, perhaps in the middle of a spin.
  const now = store.getState();
  if (now.spin) spinChanged(now);
  else if (now.winner ?? now.celebrated) won(now.winner ?? now.celebrated);
  else preload();
  return () => {
    unsubscribe();
    clearTimeout(preloading);
    for (const kind of soundKinds) channels[kind].end();
  };
}
