import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Playing, playBuffer } from './play-buffer';

const ramps: [number, number][] = [];
const stops: (number | undefined)[] = [];
const source = {
  loop: false,
  loopStart: 0,
  loopEnd: 0,
  onended: () => {},
  connect: (node: unknown) => node,
  start: vi.fn(),
  stop: (time?: number) => void stops.push(time),
};
const gain = {
  value: 1,
  setValueAtTime: () => {},
  linearRampToValueAtTime: (value: number, time: number) => void ramps.push([value, time]),
};
const audio = {
  currentTime: 10,
  destination: {},
  createBufferSource: () => source,
  createGain: () => ({ gain, connect: () => {}, disconnect: () => {} }),
} as unknown as AudioContext;

let playing: Playing;
const play = (loops: boolean) =>
  playBuffer(audio, {} as AudioBuffer, { loop: { start: 0.1, end: 9 } }, { loudness: 0.5, loops });

beforeEach(() => {
  ramps.length = 0;
  stops.length = 0;
  playing = play(true);
});

it('loops between the points of its track', () => {
  expect(source).toMatchObject({ loop: true, loopStart: 0.1, loopEnd: 9 });
  play(false);
  expect(source.loop).toBe(false);
});

describe('fading out', () => {
  it('takes 20 steps over 500 ms, each quieter, and then ends it', () => {
    playing.fadeOut();
    expect(ramps).toHaveLength(20);
    expect(ramps.map(([value]) => value)).toEqual(ramps.map(([value]) => value).toSorted((a, b) => b - a));
    expect(ramps.at(-1)?.[0]).toBe(0);
    expect(ramps.at(-1)?.[1]).toBeCloseTo(10.5);
    expect(stops[0]).toBeCloseTo(10.5);
  });

  it('may take another time, and happens once', () => {
    playing.fadeOut(300);
    playing.fadeOut();
    expect(ramps).toHaveLength(20);
    expect(stops).toHaveLength(1);
    expect(stops[0]).toBeCloseTo(10.3);
    playing.setLoudness(1);
    expect(gain.value).toBe(0.5);
  });
});

it('its loudness can be changed while it plays', () => {
  playing.setLoudness(0.2);
  expect(gain.value).toBe(0.2);
});

it('tells when it has ended', async () => {
  source.onended();
  await expect(playing.ended).resolves.toBeUndefined();
});
