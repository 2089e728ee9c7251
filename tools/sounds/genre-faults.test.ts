import { expect, it } from 'vitest';
import { genreFaults, type HeardTrack, nearestTracks } from './genre-faults.ts';

/** Three tracks of a genre that lie close together. */
const genre = (name: string, colour: number, tempo: number): HeardTrack[] =>
  [0, 0.1, 0.2].map((off, index) => ({
    guid: `${name}-${index + 1}`,
    genre: name,
    character: [colour + off, tempo + off],
  }));
const distinct = [
  ...genre('polka', 1, 1),
  ...genre('rock', 5, 1),
  ...genre('disco', 1, 5),
  ...genre('pop', 5, 5),
];

it('finds nothing wrong with genres that differ in colour or in rhythm', () => {
  expect(genreFaults(distinct)).toEqual([]);
});

it('finds twins of two genres, and says which sounds like which', () => {
  const twins = [...genre('polka', 1, 1), ...genre('rock', 5, 5), ...genre('metal', 5.05, 5.05)];
  expect(genreFaults(twins)).toEqual([
    'rock cannot be told apart: rock-1 sounds like metal-1 (metal), rock-2 sounds like metal-1 (metal), rock-3 sounds like metal-3 (metal)',
    'metal cannot be told apart: metal-1 sounds like rock-1 (rock), metal-2 sounds like rock-2 (rock), metal-3 sounds like rock-3 (rock)',
    expect.stringMatching(/^only 3 of 9 tracks sound most like one of their own genre: rock-1 sounds like/),
  ]);
});

it('finds that too many tracks sound like another genre, though no genre is lost', () => {
  const scattered = ['polka', 'rock', 'disco', 'pop'].flatMap((name, index) => [
    ...genre(name, index * 10, index * 10),
    { guid: `${name}-stray`, genre: name, character: [index * 10 + 5, (3 - index) * 10] },
    {
      guid: `${name}-lost`,
      genre: name,
      character: [((index + 2) % 4) * 10 + 5, (3 - ((index + 2) % 4)) * 10],
    },
  ]);
  expect(genreFaults(scattered)).toEqual([expect.stringMatching(/^only 12 of 20 tracks/)]);
});

it('weighs numbers by how far they spread, not by their unit', () => {
  const track = (guid: string, ...character: number[]): HeardTrack => ({ guid, genre: '', character });
  const tracks = [track('a', 1000, 0.1), track('b', 1300, 0.1), track('c', 1010, 0.9), track('d', 9000, 0.5)];
  expect(nearestTracks(tracks)[0]?.nearest.guid).toBe('b');
});
