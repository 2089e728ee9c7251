import type { Door } from '../api/entries';
import type { Hello, ServerMessage } from './messages';
import { claimsOf, withPlaces } from './room-claims';
import type { RoomState } from './room-store';

/** The change of the room's state that a message makes. */
export function newsOf(message: ServerMessage, room: RoomState): Partial<RoomState> {
  switch (message.type) {
    case 'hello':
      return greeted(message);
    case 'spin':
      return {
        next: null,
        turning: room.next,
        sealed: null,
        spinId: message.spinId,
        claims: claimsOf(message),
        words: {},
        odds: null,
      };
    case 'result':
      return { next: message.next, turning: null };
    case 'closed':
      return message.spinId === room.spinId ? { spinId: null } : {};
    case 'viewers':
      return { viewers: { count: message.count, list: message.list } };
    case 'rules':
      return { viewersSpin: message.viewersSpin };
    case 'door':
      return { door: knownTo(room, message.door), ...(message.door.open ? { sealed: null } : {}) };
    case 'sealed':
      return { sealed: message.root ? { root: message.root, count: message.count } : null };
    case 'claims':
      return { claims: withPlaces(room.claims, message) };
    case 'said':
      // Odds that somebody asks for leave a winner's words where they are.
      return message.text === ''
        ? { odds: { guid: message.guid } }
        : { words: { ...room.words, [message.guid]: message.text } };
    case 'host':
      return {
        host: {
          viewerId: message.viewerId,
          state: message.state,
          ...(message.name ? { name: message.name } : {}),
        },
        role: message.viewerId === room.viewerId ? 'host' : 'viewer',
      };
    case 'bye':
      // A restarting server or a full queue isn't a reason to stay away.
      if (message.reason === 'slow' || message.reason === 'leaving') return {};
      return { ended: message.reason, isConnected: false };
    case 'wheel':
    case 'arrivals':
    case 'clock':
      return {};
    case 'hostKey':
      return message.door ? { door: message.door } : {};
    case 'refused':
      return message.about === 'spin' ? { asked: null } : {};
  }
}

/** The host alone reads the names that weigh more; what everyone is told has only their number. */
function knownTo({ role, door }: RoomState, told: Door): Door {
  const { named, ...weights } = told.weights ?? {};
  const names = door?.weights?.names;
  return role === 'host' && named && names ? { ...told, weights: { ...weights, names } } : told;
}

function greeted({
  you,
  room,
  viewers,
  door,
  sealed,
  claims,
  next,
  spin,
  replay,
}: Hello): Partial<RoomState> {
  const { host, code, viewersSpin, hidesTexts, liveId } = room;
  return {
    liveId,
    code,
    viewersSpin,
    hidesTexts,
    host,
    role: you.role,
    viewerId: you.viewerId,
    name: you.name ?? '',
    asked: null,
    ...(viewers ? { viewers } : {}),
    ...(door === undefined ? {} : { door }),
    ...(sealed === undefined ? {} : { sealed }),
    // In a replay the missed messages contain it.
    ...(replay && next === undefined
      ? {}
      : {
          next: next ?? null,
          turning: null,
          spinId: spin?.spinId ?? null,
          claims: claims ?? (spin ? claimsOf(spin) : null),
        }),
  };
}
