import { addStereo, eachSide, type Samples, type Stereo, samplesIn } from './stereo.ts';

const combs = [0.0253, 0.0269, 0.029, 0.0307, 0.0322, 0.0338];
const diffusers = [0.0126, 0.01, 0.0077];
/** The right ear's room is a little larger than the left ear's. */
const spread = 0.0005;

/** The sound in a room: `amount` from 0 to 1, `decay` the share that each reflection keeps. */
export function inRoom(sound: Stereo, amount: number, decay = 0.78): Stereo {
  if (amount === 0) return sound;
  const wet = { left: reflections(sound.left, decay, 0), right: reflections(sound.right, decay, spread) };
  return addStereo(
    eachSide(sound, (side) => side.slice()),
    wet,
    0,
    amount * 0.35,
  );
}

function reflections(dry: Samples, decay: number, offset: number): Samples {
  const sum = new Float32Array(dry.length);
  for (const delay of combs) {
    const echo = damped(dry, samplesIn(delay + offset), decay);
    for (let index = 0; index < sum.length; index++) sum[index] = (sum[index] ?? 0) + (echo[index] ?? 0) / 3;
  }
  return diffusers.reduce((signal, delay) => diffused(signal, samplesIn(delay + offset)), sum);
}

/** A delay that feeds itself and loses its high notes on the way. */
function damped(dry: Samples, delay: number, decay: number): Samples {
  const line = new Float32Array(delay);
  let soft = 0;
  return dry.map((sample, index) => {
    const place = index % delay;
    const out = line[place] ?? 0;
    soft = out * 0.7 + soft * 0.3;
    line[place] = sample + soft * decay;
    return out;
  });
}

function diffused(dry: Samples, delay: number): Samples {
  const line = new Float32Array(delay);
  return dry.map((sample, index) => {
    const place = index % delay;
    const old = line[place] ?? 0;
    line[place] = sample + old * 0.5;
    return old - sample * 0.5;
  });
}
