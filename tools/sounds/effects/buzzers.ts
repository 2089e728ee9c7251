import { filter } from '../audio/biquad.ts';
import { addInto, centred, faded, made, mono, type Samples } from '../audio/stereo.ts';
import type { Effect } from './effect.ts';
import { noiseFrom, tau } from './strikes.ts';

/** Square waves that are not quite in tune rub against each other. */
const buzz = (pitches: readonly number[], seconds: number): Samples =>
  made(seconds, (time) => {
    const sum = pitches.reduce((level, pitch) => level + ((pitch * time) % 1 < 0.5 ? 1 : -1), 0);
    return Math.tanh(sum * 0.5) * Math.min(1, time / 0.005) * Math.min(1, (seconds - time) / 0.02);
  });

const twice = (pitches: readonly number[]) =>
  addInto(addInto(mono(0.95), buzz(pitches, 0.22)), buzz(pitches, 0.55), 0.32);

function whistle(): Samples {
  const noise = noiseFrom('whistle');
  const air = filter('bandpass', 2400, 2);
  return made(1.1, (time) => {
    const pea = Math.sin(tau * 2350 * time + 5 * Math.sin(tau * 38 * time));
    return (pea * 0.8 + air(noise()) * 0.3) * Math.min(1, time / 0.02) * Math.min(1, (1.1 - time) / 0.06);
  });
}

export const buzzers: readonly Effect[] = [
  { guid: 'buzzer', sound: () => faded(centred(buzz([110, 111.3, 165.2], 1.1)), 0.03) },
  { guid: 'buzzer-wrong', sound: () => centred(twice([146.8, 148.1, 98])) },
  { guid: 'buzzer-game', sound: () => centred(buzz([220, 221.9, 277.2, 330.5], 1.4)) },
  { guid: 'referee-whistle', sound: () => centred(whistle()) },
];
