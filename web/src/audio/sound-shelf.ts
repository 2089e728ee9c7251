import { findSound, isRandomizer, type Sound, surprise } from './find-sound';
import { loadLibrary, mySounds } from './library';
import { findOwnSound } from './own-sound';
import { soundBuffer } from './sound-buffers';
import type { SoundEvent } from './sound-event';
import { logSoundFault } from './sound-fault';

const pick = surprise();

/** The sound of an event; throws when the library can't be loaded. */
export async function resolveSound(event: SoundEvent): Promise<Sound | null> {
  const isOwn = event.genreGuid === mySounds;
  const sound = isOwn
    ? await findOwnSound(event, pick)
    : findSound(event, { genres: await loadLibrary(), pick });
  if (!sound)
    console.warn('A sound of the wheel is not in the library.', event.genreGuid ?? '', event.trackGuid);
  return sound;
}

const keyOf = ({ genreGuid, trackGuid, signedTrackUrl }: SoundEvent) =>
  [genreGuid, trackGuid, signedTrackUrl].join('\n');

/** Sounds that are fetched ahead of time. A surprise is picked ahead, so that it starts at once too. */
export function openShelf(resolve = resolveSound, fetchBuffer: (address: string) => unknown = soundBuffer) {
  const ahead = new Map<string, Promise<Sound | null>>();

  const load = async (event: SoundEvent): Promise<Sound | null> => {
    try {
      const sound = await resolve(event);
      if (sound) await fetchBuffer(sound.address);
      return sound;
    } catch (error) {
      ahead.delete(keyOf(event));
      logSoundFault('A sound could not be loaded.', error);
      return null;
    }
  };
  return {
    preload: (event: SoundEvent | undefined): void => {
      if (!event?.genreGuid || !event.trackGuid || ahead.has(keyOf(event))) return;
      ahead.set(keyOf(event), load(event));
    },
    take: (event: SoundEvent): Promise<Sound | null> => {
      const sound = ahead.get(keyOf(event)) ?? load(event);
      if (isRandomizer(event.trackGuid)) ahead.delete(keyOf(event));
      return sound;
    },
  };
}
