import { filter } from '../audio/biquad.ts';
import { inRoom } from '../audio/reverb.ts';
import { addStereo, centred, faded, made, type Samples, type Stereo, silence } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { sample } from './sample.ts';
import { noiseFrom, tau } from './strikes.ts';

/** A reed of plastic in a paper trumpet: a rough tone that slips at the end. */
function horn(pitch: number, seconds: number): Samples {
  let phase = 0;
  return made(seconds, (time) => {
    const slip = 1 + 0.07 * Math.min(1, time / 0.06) - 0.14 * Math.max(0, time - seconds + 0.2);
    const flutter = 1 + 0.006 * Math.sin(tau * 31 * time);
    phase = (phase + (pitch * slip * flutter) / 44100) % 1;
    const reed = Math.tanh((2 * phase - 1) * 2.4 + 0.3 * Math.sin(tau * 3 * phase));
    return reed * Math.min(1, time / 0.015) * Math.min(1, (seconds - time) / 0.06);
  });
}

function severalHorns(): Stereo {
  const room = silence(2.2);
  const guests = [
    [430, 0.9, 0, 0.3],
    [512, 0.7, 0.35, 0.8],
    [388, 1, 0.75, 0.55],
  ] as const;
  for (const [pitch, seconds, at, place] of guests) {
    const one = horn(pitch, seconds);
    addStereo(room, { left: one.map((s) => s * (1 - place)), right: one.map((s) => s * place) }, at);
  }
  return inRoom(room, 0.3);
}

const pop = (): Samples =>
  made(
    0.14,
    (time) =>
      Math.sin(tau * (300 + (900 * time) / 0.12) * time) * Math.exp(-time * 32) * Math.min(1, time / 0.002),
  );

/** The cork, and what follows it. */
function cork(): Samples {
  const noise = noiseFrom('cork');
  const fizz = filter('bandpass', 4500, 0.6);
  return made(1.4, (time) => {
    const bang = Math.sin(tau * (420 - 900 * time) * time) * Math.exp(-time * 45) * 1.4;
    return bang + fizz(noise()) * 0.3 * Math.min(1, time / 0.12) * Math.exp(-time * 2.4);
  });
}

export const party: readonly Effect[] = [
  { guid: 'pop', sound: () => centred(pop()) },
  { guid: 'pop-bubble', sound: async () => faded(await sample('plopp.ogg'), 0.03) },
  { guid: 'pop-cork', sound: () => faded(inRoom(centred(cork()), 0.3), 0.3) },
  { guid: 'party-horn', sound: () => inRoom(centred(horn(430, 0.9)), 0.2) },
  { guid: 'party-horns', sound: severalHorns },
  { guid: 'boing', sound: async () => faded(await sample('boing.ogg'), 0.3) },
];
