import { type Stereo, sampleRate } from '../audio/stereo.ts';
import { eachFrame } from './spectrum.ts';

const size = 2048;
/** Samples from one frame to the next: 43 frames a second. */
export const hop = 1024;
const [lowest, highest] = [40, 14000];
const bandCount = 26;
const coefficients = 13;
/** What lies this far below the loudest band of the loudest moment, in dB, is not heard. */
const unheard = 60;

/** Loudness in dB of 26 bands, as wide as the ear hears them, frame by frame. */
export function bandsOf(sound: Stereo): number[][] {
  const edges = bandEdges();
  const frames: number[][] = [];
  eachFrame(sound, size, hop, (power) => {
    frames.push(
      edges.slice(1).map((to, band) => {
        let sum = 1e-9;
        for (let step = edges[band] ?? 0; step < to; step++) sum += power[step] ?? 0;
        return 10 * Math.log10(sum);
      }),
    );
  });
  const floor = Math.max(...frames.map((bands) => Math.max(...bands))) - unheard;
  return frames.map((bands) => bands.map((level) => Math.max(level, floor)));
}

/**
 * The colour of a sound: how its spectrum is shaped on average and how much that changes (mean and deviation of the
 * mel cepstrum), and where the middle of its power lies (spectral centroid, in bands).
 */
export function colourOf(frames: readonly number[][]): number[] {
  const cepstra = frames.map(cepstrum);
  const shapes = Array.from({ length: coefficients }, (_, place) => cepstra.map((each) => each[place] ?? 0));
  const centroids = frames.map(centroid);
  return [
    // The first is loudness, which is the same for all tracks; only how it changes says something.
    ...shapes.slice(1).map(mean),
    ...shapes.map(deviation),
    mean(centroids),
    deviation(centroids),
  ];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

/** As the mel scale has it: even steps for bass, even ratios above. No band is narrower than a step of the spectrum. */
function bandEdges(): number[] {
  const [from, to] = [melOf(lowest), melOf(highest)];
  const edges: number[] = [];
  for (let band = 0; band <= bandCount; band++) {
    const mel = from + ((to - from) * band) / bandCount;
    const step = Math.round((700 * (10 ** (mel / 2595) - 1) * size) / sampleRate);
    edges.push(Math.max(step, (edges.at(-1) ?? 0) + 1));
  }
  return edges;
}

const melOf = (frequency: number) => 2595 * Math.log10(1 + frequency / 700);

const cepstrum = (bands: readonly number[]): number[] =>
  Array.from(
    { length: coefficients },
    (_, place) =>
      bands.reduce(
        (sum, level, band) => sum + level * Math.cos((Math.PI * place * (band + 0.5)) / bandCount),
        0,
      ) / bandCount,
  );

/** Where the middle of the power lies, in bands from the lowest. */
function centroid(bands: readonly number[]): number {
  let [sum, weighted] = [0, 0];
  bands.forEach((level, band) => {
    const power = 10 ** (level / 10);
    sum += power;
    weighted += power * band;
  });
  return weighted / sum;
}
