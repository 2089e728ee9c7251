import { maySpin, type RoomState } from './room-store';

/** The one sentence that matters most about the room just now. */
type RoomStatus = 'connecting' | 'lost' | 'behind' | 'away' | 'waiting' | 'hostSpins' | 'youSpin' | 'onAir';

export function statusOf(room: RoomState): RoomStatus {
  if (!room.isConnected) return room.viewerId === '' ? 'connecting' : 'lost';
  if (room.role === 'host') return room.isBehind ? 'behind' : 'onAir';
  if (room.viewersSpin && (maySpin(room) || room.next === null)) return 'youSpin';
  return room.host.state === 'present' ? 'hostSpins' : room.host.state;
}
