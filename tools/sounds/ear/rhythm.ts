import { sampleRate } from '../audio/stereo.ts';
import { hop } from './colour.ts';

const framesPerSecond = sampleRate / hop;
/** Which of the 26 bands the kick, the middle and the cymbals are heard in. */
const registers = [
  [0, 3],
  [3, 14],
  [14, 26],
] as const;
/** A band gets this much louder where something new is heard, in dB on average. */
const onset = 4;
const [slowest, fastest, usual] = [60, 190, 110];

/** The rhythm of a sound: onsets a second in bass, middle and treble, the tempo in octaves, and how clear it is. */
export function rhythmOf(frames: readonly number[][]): number[] {
  const { tempo, clarity } = tempoOf(risesOf(frames, 0, frames[0]?.length ?? 0));
  return [...registers.map(([from, to]) => onsetRate(risesOf(frames, from, to))), Math.log2(tempo), clarity];
}

/** How much louder each frame is than the one before, on average over some bands. */
function risesOf(frames: readonly number[][], from: number, to: number): number[] {
  return frames.map((bands, index) => {
    const before = frames[index - 1] ?? bands;
    let rise = 0;
    for (let band = from; band < to; band++) rise += Math.max(0, (bands[band] ?? 0) - (before[band] ?? 0));
    return rise / (to - from);
  });
}

function onsetRate(rises: readonly number[]): number {
  const onsets = rises.filter(
    (rise, index) => rise > onset && rise >= (rises[index - 1] ?? 0) && rise > (rises[index + 1] ?? 0),
  );
  return (onsets.length * framesPerSecond) / rises.length;
}

/** After how long the onsets repeat best, and how well. Near 110 beats a minute is preferred to its half and double. */
function tempoOf(rises: readonly number[]): { tempo: number; clarity: number } {
  const level = rises.reduce((sum, rise) => sum + rise, 0) / rises.length;
  const moves = rises.map((rise) => rise - level);
  const likeness = (lag: number) =>
    moves.reduce((sum, move, index) => sum + move * (moves[index + lag] ?? 0), 0);
  const whole = likeness(0) || 1;
  let best = { tempo: usual, clarity: 0 };
  for (
    let lag = Math.ceil((framesPerSecond * 60) / fastest);
    (framesPerSecond * 60) / lag >= slowest;
    lag++
  ) {
    const tempo = (framesPerSecond * 60) / lag;
    const clarity = (likeness(lag) / whole) * Math.exp(-0.5 * Math.log2(tempo / usual) ** 2);
    if (clarity > best.clarity) best = { tempo, clarity };
  }
  return best;
}
