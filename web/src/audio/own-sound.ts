import { isRandomizer, type PickFrom, type Sound } from './find-sound';
import { mySounds } from './library';
import { soundBuffer } from './sound-buffers';
import type { SoundEvent } from './sound-event';
import { readySounds, userSounds } from './user-sounds';

/**
 * Fetches a sound of the user. Its address expires, so a rejected one is renewed once. Returns null when there is none
 * to pick from; throws when it can't be fetched.
 */
export async function findOwnSound(
  { trackGuid = '', signedTrackUrl = '' }: SoundEvent,
  pick: PickFrom,
  fetchBuffer: (address: string) => Promise<unknown> = soundBuffer,
): Promise<Sound | null> {
  const source = await userSounds;
  const picked = isRandomizer(trackGuid) ? pick(mySounds, readySounds(await source.list())) : undefined;
  if (isRandomizer(trackGuid) && !picked) return null;
  const id = picked?.id ?? trackGuid;
  const first = await source.address(id, picked?.url ?? signedTrackUrl);
  try {
    await fetchBuffer(first);
    return { address: first };
  } catch {
    const renewed = await source.fresh(id);
    await fetchBuffer(renewed);
    return { address: renewed };
  }
}
