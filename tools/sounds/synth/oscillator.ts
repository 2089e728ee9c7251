/** Drawbars are the loudness of the first, second, third … harmonic, as on an organ. */
export type Wave = 'sine' | 'saw' | 'triangle' | { pulse: number } | { drawbars: readonly number[] };

/** One sample of a wave at a phase from 0 to 1; `step` is how far the phase moves per sample. */
export function waveAt(wave: Wave, phase: number, step: number): number {
  if (wave === 'sine') return Math.sin(2 * Math.PI * phase);
  if (wave === 'saw') return 2 * phase - 1 - edge(phase, step);
  if (wave === 'triangle') return phase < 0.5 ? 4 * phase - 1 : 3 - 4 * phase;
  if ('drawbars' in wave) {
    return wave.drawbars.reduce(
      (sum, level, index) => sum + (level && level * Math.sin(2 * Math.PI * (index + 1) * phase)),
      0,
    );
  }
  const { pulse } = wave;
  const level = (phase < pulse ? 1 : -1) - (2 * pulse - 1);
  return level + edge(phase, step) - edge((phase + 1 - pulse) % 1, step);
}

/** Rounds a wave's jump over two samples: a bare jump would hiss with tones that are not in the music. */
function edge(phase: number, step: number): number {
  if (phase < step) {
    const way = phase / step;
    return way + way - way * way - 1;
  }
  if (phase > 1 - step) {
    const way = (phase - 1) / step;
    return way * way + way + way + 1;
  }
  return 0;
}

export const frequencyOf = (key: number) => 440 * 2 ** ((key - 69) / 12);
