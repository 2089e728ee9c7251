import { expect, test } from 'vitest';
import { masterVolume } from '../wheel/document/coerce-wheel';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import * as edits from './sound-edits';
import { setSound, toggleSound } from './sound-switch';

const wheelWith = (audio: unknown) => ({ ...newWheel(), audio }) as Wheel;
const bell = {
  genreGuid: 'audio-effects',
  genreName: 'Audio effects',
  trackGuid: 'bell',
  trackName: 'Bell',
};

test('the switch mutes, and switched on again it is audible', () => {
  const muted = toggleSound(wheelWith({ masterVolume: 40 }));
  expect(masterVolume(muted)).toBe(0);
  expect(masterVolume(toggleSound(muted))).toBe(40);
  expect(masterVolume(toggleSound(wheelWith({ masterVolume: 0 })))).toBe(70);
});

test('a wheel without an audio part begins with what a new wheel has', () => {
  const heard = toggleSound(wheelWith(undefined));
  expect(heard.audio).toMatchObject({
    enabled: true,
    masterVolume: 50,
    events: { remove: { trackGuid: 'swish' } },
  });
});

test.each([
  [-5, 0],
  [200, 100],
  [Number.NaN, 70],
  [33, 33],
])('a volume of %d becomes %d', (volume, coerced) => {
  expect(edits.setMasterVolume(volume)(wheelWith({})).audio?.masterVolume).toBe(coerced);
  expect(edits.setEventVolume('win', volume)(wheelWith({})).audio?.events?.win?.volume).toBe(
    Number.isNaN(volume) ? 100 : coerced,
  );
});

test('moving the volume of a muted wheel unmutes it', () => {
  const moved = edits.setMasterVolume(30)(wheelWith({ enabled: false, masterVolume: 90 }));
  expect(masterVolume(moved)).toBe(30);
});

test('a chosen sound is stored with its genre and names, keeps the volume and is on', () => {
  const wheel = wheelWith({
    events: {
      win: { enabled: false, volume: 30, trackGuid: 'x', signedTrackUrl: '/u/x' },
      spin: { volume: 1 },
    },
  });
  const { events } = edits.chooseSound('win', bell)(wheel).audio ?? {};
  expect(events).toEqual({ win: { ...bell, enabled: true, volume: 30 }, spin: { volume: 1 } });
  expect(edits.chooseSound('win', bell)(wheelWith({})).audio?.events?.win?.volume).toBe(100);
});

test('cleared, an event is empty', () => {
  expect(edits.clearSound('spin')(newWheel()).audio?.events?.spin).toEqual({});
});

test('what holds already is no step', () => {
  const wheel = wheelWith({ enabled: true, masterVolume: 50 });
  expect(setSound(true)(wheel)).toBe(wheel);
  expect(edits.setMasterVolume(50)(wheel)).toBe(wheel);
});
