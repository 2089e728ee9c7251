import { describe, expect, it } from 'vitest';
import type { ManifestTrack } from './manifest.ts';
import type { Measured } from './measure.ts';
import { soundFaults } from './sound-faults.ts';

const music: ManifestTrack = {
  guid: 'tune',
  path: 'pop/tune.mp3',
  artist: '',
  seconds: 15.25,
  loop: { start: 0.1, end: 15.1 },
  recipe: '',
  hash: 'a',
};
const { loop: _loop, ...click } = { ...music, guid: 'click', seconds: 0.1 };
const good: Measured = {
  bytes: 183_000,
  hash: 'a',
  seconds: 15.25,
  bitrates: [96],
  strayBytes: 0,
  lufs: -16.2,
  peak: -1.4,
  monoLoss: 0.4,
  silence: 0.1,
  seam: -15,
};

it('finds nothing wrong with good files', () => {
  expect(soundFaults(music, good)).toEqual([]);
  expect(soundFaults(click, { ...good, seconds: 0.12 })).toEqual([]);
});

describe('a fault', () => {
  const faults: [string, Partial<Measured>, string][] = [
    ['another file', { hash: 'b' }, 'tune: the file is not the one that was rendered: run npm run sounds'],
    ['a cut-off file', { strayBytes: 120 }, 'tune: 120 bytes belong to no frame: it is cut off or broken'],
    ['another bit rate', { bitrates: [96, 128] }, 'tune: it has 96 and 128 kbit/s instead of 96'],
    ['another length', { seconds: 16 }, 'tune: it lasts 16.00 s instead of 15.25 s'],
    ['too loud', { lufs: -14.4 }, 'tune: it is at -14.4 LUFS instead of -16 ± 1.5'],
    ['too quiet', { lufs: -17.6 }, 'tune: it is at -17.6 LUFS instead of -16 ± 1.5'],
    ['silent', { lufs: Number.NEGATIVE_INFINITY }, 'tune: it is at -Infinity LUFS instead of -16 ± 1.5'],
    ['a high peak', { peak: -0.4 }, 'tune: its peak is -0.4 dB, above -1'],
    ['opposed sides', { monoLoss: 8.1 }, 'tune: one speaker loses 8.1 dB of it, more than 3'],
    ['a gap', { silence: 1.2 }, 'tune: it is silent for 1.2 s'],
    ['a seam', { seam: -2 }, 'tune: its loop has a seam of -2.0 dB'],
  ];
  it.each(faults)('is found: %s', (_what, change, sentence) => {
    expect(soundFaults(music, { ...good, ...change })).toEqual([sentence]);
  });

  it('is found: a loop of the wrong length', () => {
    const short = { ...music, loop: { start: 0.1, end: 8.1 } };
    expect(soundFaults(short, good)).toEqual(['tune: its loop lasts 8.0 s instead of 10 to 20']);
  });

  it('is found: a click that is quieter than music', () => {
    const quiet = { ...good, seconds: 0.12, lufs: -24 };
    expect(soundFaults(click, quiet)).toEqual(['click: it is at -24.0 LUFS instead of -16 ± 1.5']);
  });
});
