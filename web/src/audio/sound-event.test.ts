import { describe, expect, it, test } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { sliceOf } from '../wheel/testing/slices';
import { chosenSound, previewLoudness } from './sound-event';

const track = { genreGuid: 'audio-effects', trackGuid: 'bell' };
const wheelWith = (audio: unknown): Wheel => ({ ...newWheel(), audio }) as Wheel;
const heard = (audio: unknown, kind: 'spin' | 'win' | 'remove' = 'win', slice = sliceOf()) =>
  chosenSound(wheelWith(audio), kind, slice);

test.each([
  [
    'the event’s own volume',
    { masterVolume: 50, winVolume: 10, events: { win: { ...track, volume: 70 } } },
    0.35,
  ],
  ['else that of its kind', { masterVolume: 50, winVolume: 10, events: { win: track } }, 0.05],
  ['else 50', { masterVolume: 50, events: { win: track } }, 0.25],
  ['a master volume of 70 where none is set', { events: { win: track } }, 0.35],
  ['at most 100', { masterVolume: 200, events: { win: { ...track, volume: 900 } } }, 1],
  ['and text is no volume', { masterVolume: 'loud', events: { win: { ...track, volume: 'loud' } } }, 0.35],
])('loudness: %s', (_, audio, loudness) => {
  expect(heard(audio)?.loudness).toBeCloseTo(loudness);
});

test.each([
  ['without an audio part', undefined],
  ['whose audio part is none', 'loud'],
  ['that is switched off', { enabled: false, events: { win: track } }],
  ['turned down to nothing', { masterVolume: -5, events: { win: track } }],
  ['with its own sounds off', { globalSoundsEnabled: false, events: { win: track } }],
  ['whose event is off', { events: { win: { ...track, enabled: false } } }],
  ['with no track', { events: { win: { genreGuid: 'pop' } } }],
  ['with an odd event', { events: { win: 'bell' } }],
  ['with odd events', { events: [] }],
])('a wheel %s is silent', (_, audio) => {
  expect(heard(audio)).toBeNull();
});

describe('a slice', () => {
  const own = { trackGuid: 'coin', genreGuid: 'audio-effects' };
  const slice = sliceOf({ audio: { events: { win: own } } });
  const audio = { masterVolume: 50, events: { win: track, remove: track, spin: track } };

  it('is heard with its own sound before the wheel’s, at full volume unless it says otherwise', () => {
    expect(heard(audio, 'win', slice)).toEqual({ event: own, loudness: 0.5 });
    expect(heard({ ...audio, globalSoundsEnabled: false }, 'win', slice)?.event).toBe(own);
    const quiet = sliceOf({ audio: { events: { win: { ...own, volume: 30 } } } });
    expect(heard(audio, 'win', quiet)?.loudness).toBeCloseTo(0.15);
  });

  it('without one for the occasion leaves it to the wheel', () => {
    expect(heard(audio, 'remove', slice)?.event).toBe(track);
    const spinning = { win: own, spin: own };
    expect(heard(audio, 'spin', sliceOf({ audio: { events: spinning } }))?.event).toBe(track);
  });

  it.each([
    ['for all slices', { ...audio, sliceSoundsEnabled: false }, slice],
    ['for this one', audio, sliceOf({ audio: { enabled: false, events: { win: own } } })],
    ['for the event', audio, sliceOf({ audio: { events: { win: { ...own, enabled: false } } } })],
  ])('is left to the wheel when switched off %s', (_, settings, which) => {
    expect(heard(settings, 'win', which)?.event).toBe(track);
  });
});

test('listening follows the preview’s volume', () => {
  expect(previewLoudness(wheelWith({ masterVolume: 50, previewVolume: 40 }))).toBeCloseTo(0.2);
  expect(previewLoudness(wheelWith({}))).toBeCloseTo(0.35);
  expect(previewLoudness(wheelWith(undefined))).toBe(0);
});
