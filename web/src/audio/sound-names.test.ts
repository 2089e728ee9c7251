import { expect, test } from 'vitest';
import { readManifest } from './library';
import { namedGenres, namedTracks } from './sound-names';

const genre = (guid: string, fields: object = {}) => ({
  guid,
  thumbnail: `${guid}.svg`,
  tracks: [],
  ...fields,
});
const names = {
  genres: { pop: { name: 'Pop', alt: 'A microphone' }, bare: { name: 'Bare' } },
  tracks: { a: 'First', 'randomize-pop': 'Surprise me' },
};

test('a genre appears with guid, name and picture, in the manifest’s order', () => {
  const genres = readManifest({
    genres: [genre('bare', { thumbnail: '' }), genre('nameless'), genre('pop'), { thumbnail: 'x.svg' }],
  });
  expect(namedGenres(genres, names)).toMatchObject([{ guid: 'pop', name: 'Pop', alt: 'A microphone' }]);
});

test('a track is listed with a name or the name of its file, and something to play', () => {
  const [pop] = readManifest({
    genres: [
      genre('pop', {
        tracks: [
          { guid: 'randomize-pop', isRandomizer: true },
          { guid: 'a', path: 'pop/a.mp3' },
          { guid: 'b', path: 'pop/b.mp3' },
          { guid: 'c' },
          { path: 'pop/d.mp3' },
        ],
      }),
    ],
  });
  expect(pop && namedTracks(pop, names).map(({ name }) => name)).toEqual(['Surprise me', 'First', 'b.mp3']);
});
