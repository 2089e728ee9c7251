import type { Sound } from './find-sound';
import { type Playing, type PlayOptions, playBuffer } from './play-buffer';
import { runningAudio } from './running-audio';
import { soundBuffer } from './sound-buffers';

/** Null where nothing may be heard yet; throws when the sound cannot be had. */
export async function playSound(sound: Sound, options: PlayOptions): Promise<Playing | null> {
  const [audio, buffer] = await Promise.all([runningAudio(), soundBuffer(sound.address)]);
  return audio && playBuffer(audio, buffer, sound, options);
}
