import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { soundBuffer } from './sound-buffers';

const decoded = { duration: 1 };
vi.mock('../wheel/view/open-audio', () => ({
  prepareAudio: () => ({ decodeAudioData: async () => decoded }),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives up a sound that doesn’t come, and fetches it again when it is needed again', async () => {
  const fetchSound = vi.fn((): Promise<Response> => new Promise(() => {}));
  vi.stubGlobal('fetch', fetchSound);
  const failed = vi.fn();
  void soundBuffer('/sounds/a.mp3').catch(failed);
  await vi.advanceTimersByTimeAsync(31_000);
  expect(failed).toHaveBeenCalledOnce();
  fetchSound.mockImplementation(async () => new Response('sound'));
  expect(await soundBuffer('/sounds/a.mp3')).toBe(decoded);
  expect(fetchSound).toHaveBeenCalledTimes(2);
});
