import type { Playing } from './play-buffer';

const fadeMs = 60;

/** One sound at a time: the next one replaces it, and a sound that is ended before it has loaded never starts. */
export function openChannel() {
  let turn = 0;
  let playing: Playing | null = null;
  const end = (milliseconds?: number) => {
    turn += 1;
    playing?.fadeOut(milliseconds);
    playing = null;
  };
  return {
    play: async (start: () => Promise<Playing | null>): Promise<void> => {
      end(fadeMs);
      const mine = turn;
      const started = await start();
      if (mine === turn) playing = started;
      else started?.stop();
    },
    setLoudness: (loudness: number) => playing?.setLoudness(loudness),
    end,
  };
}
