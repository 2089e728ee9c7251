import { describe, expect, test } from 'vitest';
import type { Wheel } from './document';
import { newWheel } from './new-wheel';
import { documentVersion, openDocument } from './upgrade';
import { writeDocument } from './wire-format';

const withSlice = (slice: Record<string, unknown>, version?: unknown) => ({
  version,
  'wheel-definition': { slices: [{ guid: 'g', text: 'Tea', ...slice }] },
});
const openedSlice = (raw: unknown) => openDocument(raw).wheel?.slices[0];

describe('a document without a version', () => {
  test('is brought to today’s', () => {
    expect(openDocument(withSlice({})).wheel?.version).toBe(documentVersion);
  });

  test('has the sound of a slice moved to the event of winning', () => {
    const slice = openedSlice(withSlice({ sound: 'bell', volume: 30 }));
    expect(slice?.audio).toEqual({ events: { win: { enabled: true, trackGuid: 'bell', volume: 30 } } });
    expect(slice).not.toHaveProperty('sound');
    expect(slice).not.toHaveProperty('volume');
  });

  test('keeps the newer of two sounds', () => {
    const win = { trackGuid: 'horn' };
    const slice = openedSlice(withSlice({ sound: 'bell', audio: { enabled: false, events: { win } } }));
    expect(slice?.audio).toEqual({ enabled: false, events: { win } });
  });

  test.each([null, 7, '', {}])('drops %j as a sound', (sound) => {
    const slice = openedSlice(withSlice({ sound, volume: 'loud' }));
    expect(slice).not.toHaveProperty('audio');
    expect(slice).not.toHaveProperty('sound');
  });
});

test('a document of today is left as it is, fields unknown here included', () => {
  const wheel = { ...newWheel(), unknown: { document: { colourOfTheSky: 'blue' }, definition: {} } };
  expect(openDocument(writeDocument(wheel))).toEqual({ wheel });
});

test('every field that a document may have is kept as it is', () => {
  const event = {
    enabled: false,
    genreGuid: 'my-sounds',
    genreName: 'My sounds',
    trackGuid: 't',
    trackName: 'Tada',
    signedTrackUrl: '/media/u/t?sig=1',
    volume: 30,
  };
  const stroke = { width: 3, color: '#123456' };
  const win = { guid: 'g', itemName: 'Tea', won: 2, userId: 'guest', by: 'Guest', lastWonTimestamp: 9 };
  const slice = {
    guid: 'g',
    text: 'Tea',
    value: { points: 5 },
    message: 'Enjoy',
    discount: '5%',
    background: '#112233',
    color: '#ffffff',
    weight: 7,
    url: 'https://example.org',
    active: false,
    resultEffect: 'snow',
    audio: { enabled: true, events: { win: event, remove: event } },
  };
  const document = {
    id: 'w',
    version: documentVersion,
    source: 'guest_saved',
    cmsOriginalId: 'c',
    shareId: 's',
    owner: 'email:1',
    cloudSaved: true,
    cloudSavedAt: 7,
    isShared: true,
    'bootstrap-theme-background': 'bg-dark',
    isSpecialWheel: true,
    templateName: 'tea',
    slugs: { en: 'tea', de: 'tee' },
    'result-effect': 'stars',
    audio: {
      enabled: false,
      masterVolume: 1,
      spinVolume: 2,
      winVolume: 3,
      removeVolume: 4,
      previewVolume: 5,
      globalSoundsEnabled: false,
      sliceSoundsEnabled: false,
      events: { spin: event, win: event, remove: event },
    },
    'wheel-definition': {
      id: 'w',
      name: 'Tea time',
      description: 'Which one?',
      createdAt: 1,
      updatedAt: 2,
      'wheel-theme': 'nature',
      'wheel-palette': 'Forest',
      slices: [slice],
      history: [win],
      wheelBackgroundImage: 'i',
      signedWheelBackgroundImage: '/media/u/i?sig=1',
      wheelBackgroundImageUrl: '/media/a.png',
      wheelContainerBackgroundImage: 'j',
      signedWheelContainerBackgroundImage: '/media/u/j?sig=1',
      wheelContainerBackgroundImageUrl: '/media/b.png',
      speed: 2.5,
      duration: 3000,
      rotates: 9,
      showWheelSpins: true,
      totalWheelSpins: 11,
      blindSpin: true,
      frame: 6,
      easing: 'easeOut',
      type: 'spin',
      stopAnimation: true,
      selected: 'g',
      marker: {
        animate: false,
        background: '#445566',
        width: 8,
        position: 'left',
        imageUrl: '/m.png',
        offset: 4,
      },
      driftAnimation: { enabled: false, idleTime: 100, duration: 200 },
      text: {
        type: 'image',
        size: 20,
        offset: 6,
        orientation: 'h',
        arc: true,
        letterSpacing: 2,
        dir: 'rtl',
        font: 'Georgia',
        lineHeight: 1.4,
        minInnerRadius: 30,
      },
      line: stroke,
      outer: stroke,
      inner: stroke,
      center: { width: 30, background: '#778899', rotate: true },
    },
  };
  expect(writeDocument(openDocument(document).wheel as Wheel)).toEqual(document);
});

test('a field that only looks like an old one is left alone in a document of today', () => {
  expect(openedSlice(withSlice({ sound: 'bell' }, 1))).toHaveProperty('sound', 'bell');
});

test('a newer document is not guessed at', () => {
  expect(openDocument(writeDocument({ ...newWheel(), version: documentVersion + 1 }))).toEqual({
    problem: 'newer',
  });
});

test.each([null, 'text', [], {}, { 'wheel-definition': [] }])('%j is no wheel', (raw) => {
  expect(openDocument(raw)).toEqual({ problem: 'no-wheel' });
});

test.each(['abc', 7, { a: 1 }, [1, 'x', null]])(
  'with %j for slices it is broken, not an empty wheel',
  (slices) => {
    expect(openDocument({ 'wheel-definition': { slices } })).toEqual({ problem: 'no-wheel' });
  },
);

test.each([undefined, null, []])('with %j for slices it is a wheel without any', (slices) => {
  expect(openDocument({ 'wheel-definition': { slices } }).wheel?.slices).toEqual([]);
});
