import type { UserSoundSource } from '../audio/user-sounds';
import { sessionSettled } from '../session/session-state';
import { isAlive } from './address-lifetime';
import { loadMedia, mediaStore } from './media-lists';
import { freshAddress, ownAddress } from './own-address';

/** The user's own sounds for playback; a guest has none. */
export const mySounds: UserSoundSource = {
  list: async () => {
    if (!(await sessionSettled())) return [];
    const { state, items } = mediaStore.getState().sound;
    const isUsable = state === 'ready' && items.every(({ url }) => isAlive(url, Date.now()));
    if (!isUsable) await loadMedia('sound');
    return mediaStore.getState().sound.items;
  },
  address: (id, known) => ownAddress('sound', id, known),
  fresh: (id) => freshAddress('sound', id),
};
