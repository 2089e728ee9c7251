import { isRecord } from '../wheel/document/coerce-wheel';
import { fetchList, type Genre, type Track } from './library';

/** The names of genres and tracks in one language. */
export interface SoundNames {
  genres: Readonly<Record<string, { name?: string; description?: string; alt?: string }>>;
  tracks: Readonly<Record<string, string>>;
}

const loaded = new Map<string, Promise<SoundNames>>();

/** Fetched once per language; a failed request can be retried. */
export function loadSoundNames(language: string): Promise<SoundNames> {
  const names = loaded.get(language) ?? fetchList(`names/${language}.json`).then(readNames);
  loaded.set(language, names);
  names.catch(() => loaded.delete(language));
  return names;
}

const readNames = (raw: unknown): SoundNames => {
  const part = (name: string) => (isRecord(raw) && isRecord(raw[name]) ? raw[name] : {});
  return { genres: part('genres'), tracks: part('tracks') } as SoundNames;
};

export interface NamedGenre extends Genre {
  name: string;
  description: string;
  alt: string;
}

/** A genre needs a guid, a name and a picture to be listed. */
export const namedGenres = (genres: readonly Genre[], { genres: names }: SoundNames): NamedGenre[] =>
  genres.flatMap((genre) => {
    const { name, description = '', alt = '' } = names[genre.guid] ?? {};
    return genre.guid && name && genre.thumbnail ? [{ ...genre, name, description, alt }] : [];
  });

export interface NamedTrack extends Track {
  name: string;
}

/** A track needs a guid, a name or file name, and something to play to be listed. */
export const namedTracks = ({ tracks }: Genre, { tracks: names }: SoundNames): NamedTrack[] =>
  tracks.flatMap((track) => {
    const name = names[track.guid] ?? track.path?.split('/').at(-1);
    return name && (track.path || track.isRandomizer) ? [{ ...track, name }] : [];
  });
