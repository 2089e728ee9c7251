import { getFileLimits } from '../api/site';
import type { MediaKind } from './media-item';

export type MediaLimits = Readonly<Record<MediaKind, number>>;

const usual = 2_097_152;
export const usualLimits: MediaLimits = { image: usual, sound: usual };

/** How large a file may be, in bytes; the defaults where the server doesn't say. */
export async function getLimits(): Promise<MediaLimits> {
  try {
    const body = await getFileLimits();
    return { image: limitIn(body.IMAGE_SIZE_LIMIT), sound: limitIn(body.SOUND_SIZE_LIMIT) };
  } catch (error) {
    console.warn('The limits of files are not known; the usual ones hold.', error);
    return usualLimits;
  }
}

const limitIn = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : usual;
