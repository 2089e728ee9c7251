import { expect, it } from 'vitest';
import { readManifest, tracksOf } from './manifest.ts';
import { Measurements } from './measurements.ts';

const click = async () => {
  const track = tracksOf(await readManifest()).find(({ guid }) => guid === 'click');
  if (!track) throw new Error('there is no click');
  return track;
};

it('decodes a sound once, and not at all when its figures are kept', async () => {
  const measurements = await Measurements.read({ anew: true });
  const first = await measurements.of(await click());
  expect(await measurements.of(await click())).toEqual(first);
  expect(measurements.decoded).toBe(1);
  const kept = new Measurements(measurements.code, measurements.linesOf([await click()]));
  expect((await kept.of(await click())).lufs).toBeCloseTo(first.lufs, 2);
  expect(kept.decoded).toBe(0);
});

it('decodes it again when the file, its loop or the code that measures has changed', async () => {
  const track = await click();
  const measurements = await Measurements.read({ anew: true });
  await measurements.of(track);
  const lines = measurements.linesOf([track]);
  const others = [
    {
      kept: new Measurements(measurements.code, lines),
      track: { ...track, path: 'audio-effects/click-soft.mp3' },
    },
    {
      kept: new Measurements(measurements.code, lines),
      track: { ...track, loop: { start: 0.01, end: 0.09 } },
    },
    { kept: new Measurements('other code', lines), track },
  ];
  for (const { kept, track } of others) {
    await kept.of(track);
    expect(kept.decoded).toBe(1);
  }
});
