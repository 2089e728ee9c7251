import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../components/toasts/notify';
import type { Slice, Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { closeWinner, skipSpin, spinWheel } from '../wheel/motion/spin-wheel';
import { createWheelStore } from '../wheel/store';
import { sliceOf } from '../wheel/testing/slices';
import type { Sound } from './find-sound';
import type { PlayOptions } from './play-buffer';
import type { SoundEvent } from './sound-event';
import { openShelf } from './sound-shelf';
import { followWheel } from './wheel-sounds';

interface Heard extends PlayOptions {
  address: string;
  faded?: number | undefined;
  stopped?: boolean;
}

let heard: Heard[];
let fetched: string[];
let stop: () => void;
const store = createWheelStore();

const event = (trackGuid: string): SoundEvent => ({ genreGuid: 'g', trackGuid, volume: 100 });
const play = vi.fn(async ({ address }: Sound, options: PlayOptions) => {
  const one: Heard = { address, ...options };
  heard.push(one);
  return {
    setLoudness: (loudness: number) => {
      one.loudness = loudness;
    },
    fadeOut: (milliseconds?: number) => {
      one.faded = milliseconds ?? 500;
    },
    stop: () => {
      one.stopped = true;
    },
    ended: new Promise<void>(() => {}),
  };
});
const resolve = async ({ trackGuid = '' }: SoundEvent): Promise<Sound | null> => {
  if (trackGuid === 'broken') throw new Error('broken');
  return trackGuid === 'unknown' ? null : { address: trackGuid };
};

function start(audio: unknown, slice: Partial<Slice> = {}) {
  store.getState().replaceWheel({ ...newWheel(), audio, slices: [sliceOf(slice)] } as Wheel);
  stop = followWheel(store, { play, shelf: openShelf(resolve, (address) => fetched.push(address)) });
}
const settle = () => vi.advanceTimersByTimeAsync(1);
const addresses = () => heard.map(({ address }) => address);

const events = { spin: event('music'), win: event('fanfare'), remove: event('swish') };
const audio = { masterVolume: 50, events };

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  fetched = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a spin', () => {
  it('plays a loop, which fades at the end, and then the win once, until its popup closes', async () => {
    start(audio);
    spinWheel(store);
    await settle();
    expect(heard).toMatchObject([{ address: 'music', loudness: 0.5, loops: true }]);
    skipSpin(store);
    await settle();
    expect(heard[0]?.faded).toBe(500);
    expect(heard[1]).toMatchObject({ address: 'fanfare', loops: false });
    expect(heard[1]?.faded).toBeUndefined();
    closeWinner(store, 'confirm');
    expect(heard[1]?.faded).toBe(300);
    expect(heard).toHaveLength(2);
  });

  it('ends with the removal’s sound when the winner is taken off', async () => {
    start(audio);
    spinWheel(store, { still: true });
    await settle();
    closeWinner(store, 'cancel');
    await settle();
    expect(addresses()).toEqual(['fanfare', 'swish']);
  });

  it('plays the winner’s own sounds', async () => {
    start(audio, { audio: { events: { win: event('own win'), remove: event('own remove') } } });
    spinWheel(store, { still: true });
    await settle();
    closeWinner(store, 'cancel');
    await settle();
    expect(addresses()).toEqual(['own win', 'own remove']);
  });

  it('of several winners that is over before the sounds have arrived plays the win', async () => {
    store.setState({ celebrated: sliceOf({}) });
    start(audio);
    await settle();
    expect(addresses()).toEqual(['fanfare']);
    store.setState({ celebrated: null });
    expect(heard[0]?.faded).toBe(300);
  });

  it('is not needed for the sound of a winner: shown one by one, each ends the one before', async () => {
    start(audio);
    const show = (celebrated: Slice | null) => store.setState({ celebrated });
    show(sliceOf());
    await settle();
    show(sliceOf({ audio: { events: { win: event('own win') } } }));
    await settle();
    expect(addresses()).toEqual(['fanfare', 'own win']);
    expect(heard.map(({ faded }) => faded)).toEqual([300, undefined]);
    show(null);
    expect(heard[1]?.faded).toBe(300);
  });

  it('that has ended before its music arrives stays silent', async () => {
    start(audio);
    spinWheel(store);
    skipSpin(store);
    await settle();
    expect(heard.find(({ address }) => address === 'music')?.stopped ?? true).toBe(true);
  });

  it('under way when the sounds arrive is joined', async () => {
    start(undefined);
    stop();
    store.getState().edit((wheel) => ({ ...wheel, audio }));
    spinWheel(store);
    stop = followWheel(store, { play, shelf: openShelf(resolve, () => {}) });
    await settle();
    expect(addresses()).toEqual(['music']);
    skipSpin(store);
  });
});

describe('what goes wrong', () => {
  it.each(['broken', 'unknown'])('a sound that is %s is left out and the spin goes on', async (trackGuid) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    start({ ...audio, events: { ...events, spin: event(trackGuid) } });
    expect(spinWheel(store)).toBe(true);
    await settle();
    expect(heard).toEqual([]);
    skipSpin(store);
    await settle();
    expect(addresses()).toEqual(['fanfare']);
    expect(warned).toHaveBeenCalledTimes(trackGuid === 'broken' ? 1 : 0);
    expect(toastStore.getState().toasts).toEqual([]);
    warned.mockRestore();
  });

  it('a sound that the browser does not let play is skipped, not made up for', async () => {
    play.mockResolvedValueOnce(null as never);
    start(audio);
    spinWheel(store);
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard).toEqual([]);
    expect(toastStore.getState().toasts).toEqual([]);
    skipSpin(store);
  });
});

describe('the volume', () => {
  it('changes what is playing, and muted ends it', async () => {
    start(audio);
    spinWheel(store);
    await settle();
    store.getState().edit((wheel) => ({ ...wheel, audio: { ...audio, masterVolume: 20 } }));
    expect(heard[0]?.loudness).toBeCloseTo(0.2);
    store.getState().edit((wheel) => ({ ...wheel, audio: { ...audio, enabled: false } }));
    expect(heard[0]?.faded).toBeDefined();
    skipSpin(store);
    await settle();
    expect(heard).toHaveLength(1);
  });
});

describe('before they are wanted', () => {
  it('the sounds of spin, win and removal are fetched once', async () => {
    start({ ...audio, events: { ...events, applause: event('no such event') } });
    await settle();
    expect(fetched).toEqual(['music', 'fanfare', 'swish']);
    spinWheel(store);
    await settle();
    skipSpin(store);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toHaveLength(3);
  });

  it.each([
    ['nothing is fetched for a wheel without an audio part', undefined],
    ['nor for a muted one', { ...audio, enabled: false }],
    [
      'nor for an event that is off, or has no track, or no genre',
      {
        events: {
          spin: { ...event('a'), enabled: false },
          win: { genreGuid: 'g' },
          remove: { trackGuid: 'b' },
        },
      },
    ],
    ['nor for one that leads to nothing', { events: { spin: event('unknown') } }],
  ])('%s', async (_, settings) => {
    start(settings);
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toEqual([]);
  });

  it('another sound is fetched when it is chosen', async () => {
    start(audio);
    await settle();
    store.getState().edit((wheel) => ({ ...wheel, audio: { ...audio, events: { win: event('bell') } } }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(fetched).toContain('bell');
  });

  it('a surprise is picked and fetched again after it was played', async () => {
    start({ ...audio, events: { win: event('randomize-x') } });
    await settle();
    expect(fetched).toHaveLength(1);
    spinWheel(store, { still: true });
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toHaveLength(1);
    expect(fetched).toHaveLength(2);
  });

  it('the winner’s own sound is fetched while the wheel still turns', async () => {
    start(audio, { audio: { events: { win: event('own win') } } });
    spinWheel(store);
    await settle();
    expect(fetched).toContain('own win');
    skipSpin(store);
  });
});
