import { bestSource, type RandomSource } from '../wheel/picking/random-source';
import { type Genre, libraryAddress, type Track } from './library';
import type { SoundEvent } from './sound-event';

/** Something that can be played. */
export interface Sound {
  address: string;
  loop?: { start: number; end: number };
}

export const isRandomizer = (trackGuid: string | undefined): boolean =>
  trackGuid?.startsWith('randomize-') === true;

export type PickFrom = <Item>(group: string, items: readonly Item[]) => Item | undefined;

/** Picks at random, but never the same twice in a row from a group that has others. */
export function surprise(source: RandomSource = bestSource()): PickFrom {
  const last = new Map<string, unknown>();
  return (group, items) => {
    const others = items.length > 1 ? items.filter((item) => item !== last.get(group)) : items;
    const picked = others.length > 0 ? others[source.below(others.length)] : undefined;
    last.set(group, picked);
    return picked;
  };
}

export interface SoundSources {
  genres: readonly Genre[];
  pick: PickFrom;
}

/** The library's sound of an event; null when its genre or track is unknown or can't be played. */
export function findSound(
  { genreGuid, trackGuid }: SoundEvent,
  { genres, pick }: SoundSources,
): Sound | null {
  // Wheels from before there were genres name only the track.
  const genre = genres.find(({ guid, tracks }) => (genreGuid ? guid === genreGuid : has(tracks, trackGuid)));
  if (!genre) return null;
  const track = isRandomizer(trackGuid)
    ? pick(genre.guid, genre.tracks.filter(isPlayable))
    : genre.tracks.find(({ guid }) => guid === trackGuid);
  return track ? soundOf(track) : null;
}

function soundOf({ path, hash, loop }: Track): Sound | null {
  if (!path) return null;
  return { address: libraryAddress(path, hash), ...(loop ? { loop } : {}) };
}

const isPlayable = ({ path, isRandomizer: isRandom }: Track): boolean => Boolean(path) && !isRandom;

const has = (tracks: readonly Track[], guid: string | undefined): boolean =>
  tracks.some((track) => track.guid === guid && !track.isRandomizer);
