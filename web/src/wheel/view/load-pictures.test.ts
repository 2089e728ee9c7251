import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Design } from '../drawing/design';
import { pictureLoader } from './load-pictures';

class FakeImage {
  onload = () => {};
  onerror = () => {};
  src = '';
}
let images: FakeImage[];
const asked = () => images.map(({ src }) => src);
const designWith = (...labels: string[]) =>
  ({ look: { image: '', text: { kind: 'image' } }, labels }) as unknown as Design;

beforeEach(() => {
  images = [];
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('Image', function image() {
    images.push(new FakeImage());
    return images.at(-1);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches the first pictures at once, and an address that is typed when it stays', () => {
  const loader = pictureLoader(() => {});
  loader.want(designWith('/a.png'));
  for (const typed of ['/b', '/b.', '/b.p', '/b.png']) {
    loader.want(designWith('/a.png', typed));
    vi.advanceTimersByTime(200);
  }
  vi.advanceTimersByTime(500);
  expect(asked()).toEqual(['/a.png', '/b.png']);
});

it('tries a picture again that could not be loaded, and says so once', () => {
  const arrived = vi.fn();
  const loader = pictureLoader(arrived);
  loader.want(designWith('/a.png'));
  images[0]?.onerror();
  vi.advanceTimersByTime(30_000);
  images[1]?.onerror();
  vi.advanceTimersByTime(30_000);
  expect(images).toHaveLength(2);
  vi.advanceTimersByTime(30_000);
  images[2]?.onload();
  expect(arrived).toHaveBeenCalledOnce();
  expect(loader.pictures.has('/a.png')).toBe(true);
  expect(console.warn).toHaveBeenCalledOnce();
});

it('stops with the wheel', () => {
  const loader = pictureLoader(() => {});
  loader.want(designWith('/a.png'));
  images[0]?.onerror();
  loader.want(designWith('/b.png'));
  loader.stop();
  vi.advanceTimersByTime(100_000);
  expect(asked()).toEqual(['/a.png']);
});
