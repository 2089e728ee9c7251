import { addStereo, silence } from '../audio/stereo.ts';
import type { Mix } from '../mix.ts';
import type { TrackScore } from '../score/score.ts';
import { audibility } from './audibility.ts';
import { heardKeys } from './heard-key.ts';
import { melodyFit } from './melody-fit.ts';
import { onsetsPerSecond } from './onsets.ts';
import { powerBetween, type Spectrum, spectrumOf } from './spectrum.ts';

const bands = [
  ['bass', 40, 160],
  ['low mids', 160, 640],
  ['mids', 640, 2500],
  ['treble', 2500, 14000],
] as const;

/** A part that nowhere comes nearer to the others than this cannot be heard, in dB. */
const drowned = -18;

export interface Description {
  facts: string[];
  /** Parts that cannot be heard. */
  unheard: string[];
}

/** What an ear would say of a track, for people who compose by text. */
export function description(track: TrackScore, { sound, seconds, stems }: Mix): Description {
  const tonal = stems
    .filter(({ name }) => name !== 'drums')
    .reduce((sum, stem) => addStereo(sum, stem.sound), silence(seconds));
  const keys = heardKeys(spectrumOf(tonal)).slice(0, 3).join(', ');
  const margins = [...audibility(stems)];
  const parts = margins.map(([name, margin]) => `${name} ${margin.toFixed(0)}`);
  const facts = [
    `${seconds.toFixed(1)} s at ${track.options.bpm}, ${onsetsPerSecond(sound).toFixed(1)} onsets a second`,
    `written in ${track.options.key}, heard as ${keys}; melody on the chord ${(melodyFit(track) * 100).toFixed(0)} %`,
    `balance in dB: ${balance(spectrumOf(sound))}`,
    `parts against the rest in their best band: ${parts.join(', ')}`,
  ];
  return { facts, unheard: margins.filter(([, margin]) => margin < drowned).map(([name]) => name) };
}

function balance(spectrum: Spectrum): string {
  const powers = bands.map(([, low, high]) => powerBetween(spectrum, low, high));
  const loudest = Math.max(...powers);
  return bands.map(([name], band) => `${name} ${decibels((powers[band] ?? 0) / loudest)}`).join(', ');
}

const decibels = (ratio: number) => (10 * Math.log10(ratio)).toFixed(0);
