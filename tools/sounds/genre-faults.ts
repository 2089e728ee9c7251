import { dirname } from 'node:path';
import type { ManifestTrack } from './manifest.ts';
import type { Measured } from './measure.ts';

export interface HeardTrack {
  guid: string;
  genre: string;
  /** Its colour and its rhythm. */
  character: readonly number[];
}

/** Of all tracks, and of those of one genre: how many must sound most like another of their own genre. */
const fewestOfAll = 0.75;
const fewestOfOne = 0.5;

/** A track among others; nothing for an effect, which belongs to no music. */
export const heardAs = ({ guid, path }: ManifestTrack, { character }: Measured): HeardTrack[] =>
  character ? [{ guid, genre: dirname(path), character }] : [];

/** Genres that cannot be told apart by ear, as sentences. */
export function genreFaults(tracks: readonly HeardTrack[]): string[] {
  const pairs = nearestTracks(tracks);
  const strays = pairs.filter(({ track, nearest }) => track.genre !== nearest.genre);
  const known = 1 - strays.length / pairs.length;
  const faults = [...new Set(tracks.map(({ genre }) => genre))].flatMap((genre) => {
    const own = pairs.filter(({ track }) => track.genre === genre);
    const away = strays.filter(({ track }) => track.genre === genre);
    if (1 - away.length / own.length >= fewestOfOne) return [];
    return [`${genre} cannot be told apart: ${away.map(asWords).join(', ')}`];
  });
  if (known < fewestOfAll) {
    faults.push(
      `only ${pairs.length - strays.length} of ${pairs.length} tracks sound most like one of their own genre: ${strays.map(asWords).join(', ')}`,
    );
  }
  return faults;
}

interface Pair {
  track: HeardTrack;
  nearest: HeardTrack;
}

const asWords = ({ track, nearest }: Pair) => `${track.guid} sounds like ${nearest.guid} (${nearest.genre})`;

/** Each track with the one that it sounds most like. */
export function nearestTracks(tracks: readonly HeardTrack[]): Pair[] {
  const characters = standardized(tracks.map(({ character }) => character));
  return tracks.map((track, index) => {
    const distance = (other: number) => difference(characters[index] ?? [], characters[other] ?? []);
    const [first = 0] = tracks
      .map((_, other) => other)
      .filter((other) => other !== index)
      .sort((one, other) => distance(one) - distance(other));
    return { track, nearest: tracks[first] ?? track };
  });
}

/** Each number by how far it lies from the mean of all tracks, so that none counts for more because of its unit. */
function standardized(rows: readonly (readonly number[])[]): number[][] {
  const columns = (rows[0] ?? []).map((_, place) => rows.map((row) => row[place] ?? 0));
  const scales = columns.map((values) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return { mean, spread: spread || 1 };
  });
  return rows.map((row) =>
    row.map((value, place) => (value - (scales[place]?.mean ?? 0)) / (scales[place]?.spread ?? 1)),
  );
}

const difference = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, place) => sum + (value - (other[place] ?? 0)) ** 2, 0);
