import { filter, tone } from './audio/biquad.ts';
import { inRoom } from './audio/reverb.ts';
import { addInto, eachSide, gainOf, type Samples, type Stereo, samplesIn } from './audio/stereo.ts';
import { chanceFrom } from './synth/chance.ts';

/** What is done to a whole mix: the sound of a genre's records, rooms and machines. */
export interface Finish {
  /** dB that bass (below 150 Hz), middle (around 1 kHz) and treble (above 4 kHz) are lifted. */
  bass: number;
  mid: number;
  treble: number;
  /** Nothing is heard below or above, in Hz. */
  from: number;
  to: number;
  /** One room for all players: its loudness in percent, and how long it rings (the share each reflection keeps). */
  room: number;
  ring: number;
  /** A single short echo, as of tape, in percent. */
  slap: number;
  /** dB into a stage that rounds off peaks: denser, then rougher. */
  drive: number;
  /** Percent of the distance between left and right: 0 is one speaker. */
  width: number;
  /** Dust in the groove, in dB below the music; 0 is a clean record. */
  dust: number;
}

export const plainFinish: Finish = {
  bass: 0,
  mid: 0,
  treble: 0,
  from: 0,
  to: 0,
  room: 0,
  ring: 0.78,
  slap: 0,
  drive: 0,
  width: 100,
  dust: 0,
};

const slapSeconds = 0.118;
/** Peaks of a mix at its usual loudness reach about this. */
const usualPeak = 0.7;

/** The mix with its finish; `loop` says where it will be cut, for dust has to repeat with the music. */
export function finished(
  sound: Stereo,
  finish: Finish,
  loop: { loopFrom: number; loopSeconds: number },
): Stereo {
  const slapped = eachSide(sound, (side) =>
    finish.slap ? addInto(side.slice(), side, slapSeconds, finish.slap / 100) : side,
  );
  const inside = inRoom(slapped, finish.room / 100, finish.ring);
  const shaped = eachSide(inside, (side) => driven(equalized(side, finish), finish.drive));
  const dusty = finish.dust ? withDust(shaped, finish.dust, loop) : shaped;
  // What a record or a speaker leaves out it leaves out of the dust as well.
  return widened(
    eachSide(dusty, (side) => limitedBand(side, finish)),
    finish.width / 100,
  );
}

function equalized(side: Samples, { bass, mid, treble }: Finish): Samples {
  const stages = [
    ...(bass ? [tone('bass', 150, bass)] : []),
    ...(mid ? [tone('bell', 1000, mid)] : []),
    ...(treble ? [tone('treble', 4000, treble)] : []),
  ];
  return stages.reduce((samples, stage) => samples.map(stage), side);
}

/** Twice each: half as much would leave the genre to guess. */
function limitedBand(side: Samples, { from, to }: Finish): Samples {
  const stages = [
    ...(from ? [filter('highpass', from), filter('highpass', from)] : []),
    ...(to ? [filter('lowpass', to), filter('lowpass', to)] : []),
  ];
  return stages.reduce((samples, stage) => samples.map(stage), side);
}

function driven(side: Samples, decibels: number): Samples {
  if (decibels === 0) return side;
  const gain = gainOf(decibels);
  return side.map((sample) => Math.tanh((sample / usualPeak) * gain) * usualPeak);
}

function widened({ left, right }: Stereo, width: number): Stereo {
  if (width === 1) return { left, right };
  const half = (1 - width) / 2;
  return {
    left: left.map((sample, index) => sample * (1 - half) + (right[index] ?? 0) * half),
    right: right.map((sample, index) => sample * (1 - half) + (left[index] ?? 0) * half),
  };
}

/** Hiss, and a crack now and then, the same in every round of the loop. */
function withDust(
  sound: Stereo,
  decibels: number,
  { loopFrom, loopSeconds }: { loopFrom: number; loopSeconds: number },
): Stereo {
  const chance = chanceFrom('dust');
  const round = new Float32Array(samplesIn(loopSeconds));
  const hiss = filter('bandpass', 3000, 0.5);
  const groove = round.map(() => hiss(chance() * 2 - 1) * 0.5);
  for (let crack = 0; crack < loopSeconds * 9; crack++) {
    const at = Math.floor(chance() * groove.length);
    const size = 0.4 + 3 * chance() ** 6;
    for (let index = 0; index < 40; index++) {
      const place = (at + index) % groove.length;
      groove[place] = (groove[place] ?? 0) + (chance() * 2 - 1) * size * Math.exp(-index / 9);
    }
  }
  const gain = gainOf(decibels) * usualPeak;
  const start = samplesIn(loopFrom) % groove.length;
  return eachSide(sound, (side) =>
    side.map(
      (sample, index) => sample + (groove[(index - start + groove.length) % groove.length] ?? 0) * gain,
    ),
  );
}
