import { afterEach, expect, it, vi } from 'vitest';
import { bandAt, filmLength } from './film';
import { endingOf, filmType } from './record';

afterEach(() => vi.unstubAllGlobals());

function browserThat(isTypeSupported: (type: string) => boolean) {
  vi.stubGlobal('MediaRecorder', { isTypeSupported });
  vi.stubGlobal('HTMLCanvasElement', { prototype: { captureStream: () => {} } });
}

it.each<[string, (type: string) => boolean, string]>([
  ['all', () => true, 'mp4'],
  ['WebM', (type) => type.startsWith('video/webm'), 'webm'],
  ['nothing', () => false, 'png'],
])('a browser that records %s saves the moment as %s', (_, isSupported, ending) => {
  browserThat(isSupported);
  expect(endingOf(filmType())).toBe(ending);
});

it('a browser without a recorder, or that can’t record a canvas, saves a picture', () => {
  expect(filmType()).toBeNull();
  vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
  expect(filmType()).toBeNull();
});

it('the band of the winner opens once the wheel rests, and stays until the end', () => {
  const opening = [0, 3.2, 3.4, 3.6, filmLength].map(bandAt);
  expect(opening.filter((share) => share === 0)).toHaveLength(2);
  expect(opening.slice(-2)).toEqual([1, 1]);
  expect(opening).toEqual(opening.toSorted());
});
