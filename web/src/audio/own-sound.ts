import { isRandomizer, type Pick, type Sound } from './find-sound';
import { mySounds } from './library';
import { soundBuffer } from './sound-buffers';
import type { SoundEvent } from './sound-event';
import { readySounds, userSounds } from './user-sounds';

/**
 * A sound of the user's own, fetched: its address runs out, so one that is refused is renewed once. Null when there
 * is none to pick from; throws when it cannot be had.
 */
export async function findOwnSound(
  { trackGuid = '', signedTrackUrl = '' }: SoundEvent,
  pick: Pick,
  fetchBuffer: (address: string) => Promise<unknown> = soundBuffer,
): Promise<Sound | null> {
  const source = await userSounds();
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
