import type { Sound } from './find-sound';

export interface Playing {
  /** From 0 to 1; has no effect once the sound fades. */
  setLoudness: (loudness: number) => void;
  fadeOut: (milliseconds?: number) => void;
  stop: () => void;
  /** Resolves when it has ended, for whatever reason. */
  ended: Promise<void>;
}

export interface PlayOptions {
  loudness: number;
  /** Plays until it is ended. */
  loops?: boolean;
}

const fadeSteps = 20;
const fadeTime = 500;

export function playBuffer(
  audio: AudioContext,
  buffer: AudioBuffer,
  { loop }: Pick<Sound, 'loop'>,
  { loudness, loops = false }: PlayOptions,
): Playing {
  const source = audio.createBufferSource();
  const volume = audio.createGain();
  source.buffer = buffer;
  source.loop = loops;
  if (loop) {
    source.loopStart = loop.start;
    source.loopEnd = loop.end;
  }
  volume.gain.value = loudness;
  source.connect(volume).connect(audio.destination);
  const ended = new Promise<void>((settle) => {
    source.onended = () => {
      volume.disconnect();
      settle();
    };
  });
  source.start();

  let isFading = false;
  return {
    ended,
    setLoudness: (changed) => {
      if (!isFading) volume.gain.value = changed;
    },
    stop: () => source.stop(),
    fadeOut: (milliseconds = fadeTime) => {
      if (isFading) return;
      isFading = true;
      const from = volume.gain.value;
      const step = milliseconds / 1000 / fadeSteps;
      volume.gain.setValueAtTime(from, audio.currentTime);
      // Squared: a linear fade sounds late and sudden.
      for (let place = 1; place <= fadeSteps; place++)
        volume.gain.linearRampToValueAtTime(
          from * (1 - place / fadeSteps) ** 2,
          audio.currentTime + place * step,
        );
      source.stop(audio.currentTime + fadeSteps * step);
    },
  };
}
