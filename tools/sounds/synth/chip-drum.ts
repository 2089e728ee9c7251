import { made, type Samples, sampleRate } from '../audio/stereo.ts';

/** [seconds until it has faded, clock of the noise in Hz] by General MIDI key. */
const noises: Record<number, [number, number]> = {
  37: [0.04, 9000],
  38: [0.16, 7000],
  39: [0.12, 11025],
  42: [0.04, 22050],
  46: [0.16, 22050],
  49: [0.5, 11025],
};
const other: [number, number] = [0.08, 7000];
const kick = 36;

/** The drums of old game consoles: a falling triangle for the kick, noise from a shift register for the rest. */
export const chipDrum = (key: number): Samples =>
  key === kick ? chipKick() : chipNoise(...(noises[key] ?? other));

function chipKick(): Samples {
  let phase = 0;
  return made(0.26, (time) => {
    phase += (45 + 180 * Math.exp(-time * 40)) / sampleRate;
    const triangle = Math.abs((phase % 1) * 4 - 2) - 1;
    return (Math.round(triangle * 7.5) / 7.5) * Math.exp(-time * 30);
  });
}

function chipNoise(fade: number, clock: number): Samples {
  let register = 0x7fff;
  let due = 0;
  return made(fade * 2, (time) => {
    for (due += clock / sampleRate; due >= 1; due--) {
      const bit = (register ^ (register >> 1)) & 1;
      register = (register >> 1) | (bit << 14);
    }
    return (register & 1 ? 0.4 : -0.4) * Math.exp((-time / fade) * 4);
  });
}
