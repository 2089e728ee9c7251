import { describe, expect, it, test } from 'vitest';
import { seededSource } from '../wheel/testing/seeded-source';
import { findSound, type SoundSources, surprise } from './find-sound';
import { readManifest } from './library';
import type { SoundEvent } from './sound-event';

const genres = readManifest({
  genres: [
    {
      guid: 'pop',
      thumbnail: 'pop.svg',
      tracks: [
        { guid: 'randomize-pop', isRandomizer: true },
        { guid: 'a', path: 'pop/a.mp3', hash: '1', loop: { start: 0.1, end: 9 } },
        { guid: 'b', path: 'pop/b.mp3' },
        { guid: 'without-file' },
      ],
    },
    { guid: 'bare', thumbnail: 'x.svg', tracks: [{ guid: 'randomize-bare', isRandomizer: true }] },
    'nonsense',
    { guid: 7 },
  ],
});
const sources = (more: Partial<SoundSources> = {}): SoundSources => ({
  genres,
  pick: surprise(seededSource(1)),
  ...more,
});
const find = (event: SoundEvent, more?: Partial<SoundSources>) => findSound(event, sources(more));

test('a track is found with its version and its loop', () => {
  expect(find({ genreGuid: 'pop', trackGuid: 'a' })).toEqual({
    address: '/media/sounds/pop/a.mp3?v=1',
    loop: { start: 0.1, end: 9 },
  });
});

test('an old wheel names no genre: the track is looked for in all', () => {
  expect(find({ trackGuid: 'b' })?.address).toBe('/media/sounds/pop/b.mp3');
});

test.each([
  { genreGuid: 'pop', trackGuid: 'gone' },
  { genreGuid: 'gone', trackGuid: 'a' },
  { genreGuid: 'pop', trackGuid: 'without-file' },
  { genreGuid: 'bare', trackGuid: 'randomize-bare' },
  {},
])('%j plays nothing', (event) => {
  expect(find(event)).toBeNull();
});

describe('a surprise', () => {
  it('is a track with a file, and never the same twice in a row', () => {
    const pick = surprise(seededSource(7));
    const heard = Array.from(
      { length: 40 },
      () => find({ genreGuid: 'pop', trackGuid: 'randomize-pop' }, { pick })?.address,
    );
    expect(new Set(heard)).toEqual(new Set(['/media/sounds/pop/a.mp3?v=1', '/media/sounds/pop/b.mp3']));
    expect(heard.filter((address, place) => address === heard[place - 1])).toEqual([]);
  });

  it('of one track is that track each time', () => {
    const pick = surprise(seededSource(3));
    expect([pick('one', ['x']), pick('one', ['x'])]).toEqual(['x', 'x']);
  });
});
