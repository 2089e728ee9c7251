import { type ClaimPlace, claimPlace, replaceWinner } from '../api/entries';
import { joinedRoom } from './joined-rooms';
import type { KeptRoom } from './kept-room';
import { withPlaces } from './room-claims';
import { type RoomControl, roomStore } from './room-store';

export type ClaimControl = Pick<RoomControl, 'claim' | 'passOver'>;

/** What winners and the host say about the places of the newest draw. These throw an ApiError. */
export function claimControl(identity: () => KeptRoom): ClaimControl {
  /** The answer comes before the message to everyone. */
  const show = async (asked: Promise<{ place: ClaimPlace }>) => {
    const { spinId = '' } = roomStore.getState().claims ?? {};
    const { place } = await asked;
    roomStore.setState(({ claims }) => ({ claims: withPlaces(claims, { spinId, places: [place] }) }));
  };
  return {
    claim: async (guid) => {
      const { liveId, hostKey, viewerKey: keyOfTab = '' } = identity();
      const isOwn = roomStore.getState().entry?.entryId === guid;
      const viewerKey = joinedRoom(liveId)?.viewerKey ?? keyOfTab;
      const who = isOwn ? { viewerKey } : { hostKey: hostKey ?? '' };
      await show(claimPlace(liveId, guid, who));
    },
    passOver: async (guid, reason) => {
      const { liveId, hostKey = '' } = identity();
      await show(replaceWinner(liveId, guid, { hostKey, reason }));
    },
  };
}
