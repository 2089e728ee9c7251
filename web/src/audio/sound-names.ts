import { isRecord } from '../wheel/document/heal-config';
import { fetchList, type Genre, type Track } from './library';

/** What genres and tracks are called in one language. */
export interface SoundNames {
  genres: Readonly<Record<string, { name?: string; description?: string; alt?: string }>>;
  tracks: Readonly<Record<string, string>>;
}

const loaded = new Map<string, Promise<SoundNames>>();

/** Asked for once per language; a failed request may be tried again. */
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

/** A genre appears with a guid, a name and a picture, or not at all. */
export const namedGenres = (genres: readonly Genre[], { genres: names }: SoundNames): NamedGenre[] =>
  genres.flatMap((genre) => {
    const { name, description = '', alt = '' } = names[genre.guid] ?? {};
    return genre.guid && name && genre.thumbnail ? [{ ...genre, name, description, alt }] : [];
  });

export interface NamedTrack extends Track {
  name: string;
}

/** A track is listed with a guid, a name or the name of its file, and something to play. */
export const namedTracks = ({ tracks }: Genre, { tracks: names }: SoundNames): NamedTrack[] =>
  tracks.flatMap((track) => {
    const name = names[track.guid] ?? track.path?.split('/').at(-1);
    return name && (track.path || track.isRandomizer) ? [{ ...track, name }] : [];
  });
