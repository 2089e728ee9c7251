import { readText, request } from '../network/request';
import { once } from '../state/once';
import { isRecord } from '../wheel/document/coerce-wheel';

export interface Track {
  guid: string;
  /** Relative to the library's address. */
  path?: string;
  isRandomizer?: boolean;
  seconds?: number;
  /** The loop: from `end` back to `start`, in seconds. */
  loop?: { start: number; end: number };
  /** The file's version. */
  hash?: string;
}

export interface Genre {
  guid: string;
  thumbnail: string;
  tracks: readonly Track[];
}

const home = '/media/sounds/';

/** The genre of the user's own sounds. */
export const mySounds = 'my-sounds';

export const libraryAddress = (path: string, version?: string): string =>
  `${home}${path}${version ? `?v=${version}` : ''}`;

/** The built-in sounds, fetched once; a failed request can be retried. */
export const loadLibrary = once(
  async (): Promise<readonly Genre[]> => readManifest(await fetchList('manifest.json')),
);

export async function fetchList(path: string): Promise<unknown> {
  const answer = await request(libraryAddress(path));
  if (!answer.ok) throw new Error(`${path} of the sounds was answered ${answer.status}`);
  return JSON.parse(await readText(answer));
}

/** Reads the valid entries of a list of sounds; one broken entry doesn't hide the others. */
export function readManifest(raw: unknown): Genre[] {
  const genres = isRecord(raw) && Array.isArray(raw.genres) ? raw.genres.filter(isRecord) : [];
  return genres
    .filter(({ guid }) => isText(guid))
    .map(({ guid, thumbnail, tracks }) => ({
      guid: String(guid),
      thumbnail: isText(thumbnail) ? thumbnail : '',
      tracks: (Array.isArray(tracks) ? tracks.filter(isRecord) : []).flatMap(readTrack),
    }));
}

function readTrack(raw: Record<string, unknown>): Track[] {
  if (!isText(raw.guid)) return [];
  const track: Track = { guid: raw.guid };
  if (raw.isRandomizer === true) track.isRandomizer = true;
  if (isText(raw.path)) track.path = raw.path;
  if (isText(raw.hash)) track.hash = raw.hash;
  if (isSeconds(raw.seconds)) track.seconds = raw.seconds;
  if (isRecord(raw.loop) && isSeconds(raw.loop.start) && isSeconds(raw.loop.end))
    track.loop = { start: raw.loop.start, end: raw.loop.end };
  return [track];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isSeconds = (value: unknown): value is number => typeof value === 'number' && value >= 0;
