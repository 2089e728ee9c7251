import { afterEach, expect, it, vi } from 'vitest';
import { spinSettings } from '../motion/spin-settings';
import { createWheelStore } from '../store';
import { definitionOf } from '../testing/wheels';
import { newWheel } from './new-wheel';
import { rotationsOf, settingsOf } from './settings-values';
import { documentVersion } from './upgrade';

afterEach(() => vi.useRealTimers());

it('has the template’s values', () => {
  const wheel = newWheel(1000);
  expect(wheel.version).toBe(documentVersion);
  expect(wheel.effect).toBe('fireworks');
  expect(definitionOf(wheel)).toMatchObject({
    createdAt: 1000,
    updatedAt: 1000,
    'wheel-theme': 'vibrant',
    'wheel-palette': 'Rainbow',
    slices: [],
    history: [],
    speed: 3,
    duration: 6000,
    rotates: 18,
    frame: 6,
    showWheelSpins: false,
    outer: { width: 2 },
    inner: { width: 12 },
    text: { size: 16, offset: 5, minInnerRadius: 10 },
    marker: { width: 5 },
    driftAnimation: { enabled: false, idleTime: 5000, duration: 60_000 },
  });
});

it('turns as often as the settings show', () => {
  const wheel = newWheel();
  expect(spinSettings(wheel).rotates).toBe(rotationsOf(settingsOf(wheel)));
});

it('sounds: a random dance track, a random effect for the winner, a swish for what goes', () => {
  expect(newWheel().audio).toMatchObject({
    masterVolume: 50,
    spinVolume: 50,
    winVolume: 50,
    removeVolume: 50,
    previewVolume: 50,
    events: {
      spin: { trackGuid: 'randomize-dance-techno', volume: 100 },
      win: { trackGuid: 'randomize-audio-effects', volume: 70 },
      remove: { trackGuid: 'swish', volume: 100 },
    },
  });
});

it('is another wheel each time, under one id', () => {
  const [one, other] = [newWheel(), newWheel()];
  expect(one.id).not.toBe(other.id);
  expect(definitionOf(one).id).toBe(one.id);
});

it('is dated in milliseconds since 1970, and each edit brings its own time', () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const store = createWheelStore();
  store.getState().replaceWheel(newWheel());
  vi.setSystemTime(1_700_000_000_500);
  store.getState().addSlice('Tea');
  expect(store.getState().wheel).toMatchObject({
    createdAt: 1_700_000_000_000,
    updatedAt: 1_700_000_000_500,
  });
});
