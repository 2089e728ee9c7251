import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mediaFolder } from './library.ts';
import { isTrack, readManifest } from './manifest.ts';
import type { Names } from './names.ts';

/** What is in the library, as the server hands it out. */
const { genres } = await readManifest();
const names: Names = JSON.parse(await readFile(join(mediaFolder, 'names/en.json'), 'utf8'));
const tracksIn = (genre: string) => genres.find(({ guid }) => guid === genre)?.tracks ?? [];

it('has effects, the user’s own sounds and twenty genres of music', () => {
  expect(genres.map(({ guid }) => names.genres[guid]?.name)).toEqual([
    'Audio effects',
    'My sounds',
    'Pop',
    'Lounge',
    'Cinematic',
    'Reggae',
    'Reggaeton',
    'Chiptune',
    'Roots',
    'Silent film',
    'Dance and techno',
    'Hip hop',
    'Disco',
    'Electronic',
    'Funk',
    'Ballroom',
    'Rock',
    'World',
    'Rockabilly',
    'Polka',
    'Vintage rock',
    'Festive and seasonal',
  ]);
});

describe.each(genres)('$guid', ({ guid, thumbnail, tracks }) => {
  it('has a description, a picture and words for it', () => {
    expect(names.genres[guid]?.description).toMatch(/\S/);
    expect(names.genres[guid]?.alt).toMatch(/\S/);
    expect(thumbnail).toBe(`thumbnails/${guid}.svg`);
  });

  it('starts with a surprise', () => {
    expect(tracks[0]).toEqual({ guid: `randomize-${guid}`, isRandomizer: true });
    expect(tracks.filter((track) => track.guid.startsWith('randomize-'))).toHaveLength(1);
  });

  it('has tracks with a name, a file and an artist', () => {
    for (const track of tracks.filter(isTrack)) {
      expect(names.tracks[track.guid], track.guid).toMatch(/\S/);
      expect(track.path).toBe(`${guid}/${track.guid}.mp3`);
      expect(track.artist, track.guid).toMatch(/\S/);
    }
  });
});

it.each(['click', 'applause', 'laugh', 'fireworks', 'bell', 'buzzer', 'swish'])(
  'has effects of the kind %s',
  (kind) => {
    const effects = tracksIn('audio-effects').map(({ guid }) => guid);
    expect(effects.some((guid) => guid === kind || guid.startsWith(`${kind}-`))).toBe(true);
  },
);

it('has nothing of its own among the user’s sounds', () => {
  expect(tracksIn('my-sounds').map(({ guid }) => guid)).toEqual(['randomize-my-sounds']);
});
