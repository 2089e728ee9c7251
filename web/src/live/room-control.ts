import { newEntropy } from '../receipts/digests';
import type { Wheel } from '../wheel/document/document';
import { claimTimeOf } from '../wheel/picking/claim-time';
import { drawModeOf } from '../wheel/picking/draw-mode';
import { drawSettingsOf } from '../wheel/picking/draw-settings';
import { isPrizeTurn } from '../wheel/picking/prizes';
import { teamCount, teamMembers } from '../wheel/picking/teams';
import { wheelStore } from '../wheel/store';
import type { ClaimControl } from './claim-control';
import type { ListControl } from './list-control';
import type { Choice, PageMessage, SpinOrder } from './messages';
import { maySpin, type RoomControl, roomStore } from './room-store';

interface Outside {
  /** Returns whether it was sent. */
  send: (message: PageMessage) => boolean;
  rename: (name: string) => void;
  /** Calls back once the room has the host's wheel; at once for anyone else. */
  whenSent: (act: () => void) => void;
  leave: () => void;
  list: ListControl;
  claims: ClaimControl;
  localTime: (serverTime: number) => number;
}

/** The requests that a visitor can send to the room. */
export function roomControl({ send, rename, whenSent, leave, list, claims, localTime }: Outside) {
  let closing: { spinId: string; choice: Choice } | null = null;

  /** A host who skips ahead answers before the wheel has stopped for the others: the answer waits for them. */
  const closeForAll = () => {
    const { spinId, next } = roomStore.getState();
    if (!closing || next === null) return;
    if (closing.spinId !== spinId || send({ type: 'close', ...closing })) closing = null;
  };
  const spin = () => {
    const room = roomStore.getState();
    if (!room.next || !maySpin(room)) return;
    const { spinId } = room.next;
    const { root } = room.sealed ?? {};
    const { wheel } = wheelStore.getState();
    const order = {
      ...spinOrderOf(wheel),
      ...(room.role === 'host' ? claimOrderOf(wheel) : {}),
      ...(root ? { root } : {}),
    };
    if (send({ type: 'spin', spinId, entropy: newEntropy(), ...order }))
      roomStore.setState({ asked: spinId });
  };
  const control: RoomControl = {
    spin: () => whenSent(spin),
    closeWinner: (choice) => {
      const { spinId } = roomStore.getState();
      if (!spinId) return;
      closing = { spinId, choice };
      closeForAll();
    },
    letViewersSpin: (viewersSpin) => {
      if (send({ type: 'rules', viewersSpin })) roomStore.setState({ viewersSpin });
    },
    handOver: (viewerId) => send({ type: 'handOver', viewerId }),
    remove: (viewerId) => send({ type: 'remove', viewerId }),
    rename,
    say: (words) => send({ type: 'say', ...words }),
    end: () => send({ type: 'end' }),
    leave,
    localTime,
    ...list,
    ...claims,
  };
  return { control, closeForAll };
}

/** How long a winner can claim. Teams include everyone, and a prize isn't a person: nobody could take a place. */
function claimOrderOf(wheel: Wheel): SpinOrder {
  const claim = claimTimeOf(wheel);
  return claim > 0 && drawModeOf(wheel) !== 'teams' && !isPrizeTurn(wheel.spin) ? { claim } : {};
}

/** The draw to request from the room, as the wheel is set. */
export function spinOrderOf(wheel: Wheel): SpinOrder {
  if (isPrizeTurn(wheel.spin)) return {};
  const mode = drawModeOf(wheel);
  const { winners, reserves, by, teams, size } = drawSettingsOf(wheel);
  if (mode === 'several') return { winners, reserves };
  if (mode !== 'teams') return {};
  return { teams: teamCount(by === 'teams' ? { teams } : { size }, teamMembers(wheel).length) };
}
