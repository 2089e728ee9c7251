import { beforeEach, describe, expect, it } from 'vitest';
import { genreOrder } from './genre-order.ts';
import { effectKinds, libraryFaults } from './library-faults.ts';
import { type Manifest, type ManifestTrack, randomizerOf } from './manifest.ts';

const guidsIn = (genre: string) => {
  if (genre === 'my-sounds') return [];
  if (genre !== 'audio-effects') return [1, 2, 3].map((number) => `${genre}-${number}`);
  return Object.entries(effectKinds).flatMap(([kind, count]) =>
    Array.from({ length: count }, (_, index) => `${kind}-${index}`),
  );
};
const track = (genre: string, guid: string): ManifestTrack => ({
  guid,
  path: `${genre}/${guid}.mp3`,
  artist: 'Wheelwright',
  seconds: 12,
  recipe: `recipe of ${guid}`,
  hash: '',
});

let manifest: Manifest;
let recipes: { guid: string; genre: string; digest: string }[];
beforeEach(() => {
  manifest = {
    genres: genreOrder.map((guid) => ({
      guid,
      thumbnail: `thumbnails/${guid}.svg`,
      tracks: [randomizerOf(guid), ...guidsIn(guid).map((each) => track(guid, each))],
    })),
  };
  recipes = genreOrder.flatMap((genre) =>
    guidsIn(genre).map((guid) => ({ guid, genre, digest: `recipe of ${guid}` })),
  );
});
const tracksIn = (genre: string) => manifest.genres.find(({ guid }) => guid === genre)?.tracks ?? [];

it('finds nothing wrong with a library as it should be', () => {
  expect(libraryFaults(manifest, recipes)).toEqual([]);
});

describe('a fault', () => {
  const mistakes: [string, () => void, string][] = [
    [
      'a changed score',
      () => Object.assign(recipes.at(-1) ?? {}, { digest: 'new' }),
      'festive-3 has changed since it was rendered: run npm run sounds',
    ],
    [
      'a new score',
      () => recipes.push({ guid: 'new', genre: 'pop', digest: '' }),
      'new has never been rendered: run npm run sounds',
    ],
    ['a lost score', () => recipes.pop(), 'festive-3 is made from nothing'],
    ['a guid twice', () => Object.assign(recipes.at(-1) ?? {}, { guid: 'pop-1' }), 'pop-1 exists twice'],
    ['another order', () => manifest.genres.reverse(), 'the manifest has other genres, or in another order'],
    ['a missing genre', () => manifest.genres.pop(), 'the manifest has other genres, or in another order'],
    ['no randomizer', () => tracksIn('funk').shift(), 'funk does not start with its randomizer'],
    ['two randomizers', () => tracksIn('funk').push(randomizerOf('funk')), 'funk has a second randomizer'],
    ['too few tracks', () => tracksIn('rock').pop(), 'rock has only 2 tracks'],
    [
      'a track among the user’s own',
      () => tracksIn('my-sounds').push(track('my-sounds', 'x')),
      'my-sounds has tracks of ours',
    ],
    [
      'a kind of effect missing',
      () => tracksIn('audio-effects').splice(1, 1),
      'there are 2 effects of the kind click instead of 3',
    ],
  ];
  it.each(mistakes)('is found: %s', (_what, mistake, sentence) => {
    mistake();
    expect(libraryFaults(manifest, recipes)).toContain(sentence);
  });
});
