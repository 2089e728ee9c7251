import { mayPlay, openAudio } from '../wheel/view/open-audio';
import type { Sound } from './find-sound';
import { type Playing, type PlayOptions, playBuffer } from './play-buffer';
import { soundBuffer } from './sound-buffers';

/** Null where the browser still blocks sound; throws when the sound can't be loaded. */
export async function playSound(sound: Sound, options: PlayOptions): Promise<Playing | null> {
  const [audio, buffer] = await Promise.all([runningAudio(), soundBuffer(sound.address)]);
  return audio && playBuffer(audio, buffer, sound, options);
}

/** How long a browser on a busy or slow machine may take to start its audio after a click. */
const startTimeoutMs = 1500;

/** The running audio context; null where the browser blocks sound: that sound is skipped for good. */
export async function runningAudio(): Promise<AudioContext | null> {
  const audio = openAudio();
  if (!audio || audio.state === 'running') return audio;
  if (!mayPlay()) return null;
  return new Promise((settle) => {
    const finish = () => {
      clearTimeout(late);
      audio.removeEventListener('statechange', finish);
      settle(audio.state === 'running' ? audio : null);
    };
    const late = setTimeout(finish, startTimeoutMs);
    audio.addEventListener('statechange', finish);
  });
}
