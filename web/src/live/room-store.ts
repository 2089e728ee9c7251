import { createStore } from 'zustand/vanilla';
import type { Choice, Host, NextSpin, ViewerList } from './messages';

/** What can be done in a room; the server rejects what only the host may do. */
export interface RoomControl {
  spin(): void;
  /** Closes the popup for everyone. */
  closeWinner(choice: Choice): void;
  letViewersSpin(may: boolean): void;
  handOver(viewerId: string): void;
  remove(viewerId: string): void;
  rename(name: string): void;
  end(): void;
  /** Closes the connection; the room goes on without this page. */
  leave(): void;
}

/** Why a room is over for good. `gone`: it no longer existed when this page came. */
export type EndReason = 'ended' | 'expired' | 'removed' | 'replaced' | 'gone';

export interface RoomState {
  /** Null while this page isn't in a room. */
  control: RoomControl | null;
  liveId: string;
  code: string;
  /** Path and query of the link. */
  url: string;
  role: 'host' | 'viewer';
  viewerId: string;
  name: string;
  isConnected: boolean;
  viewersSpin: boolean;
  hidesTexts: boolean;
  host: Host;
  viewers: ViewerList;
  /** Null while a spin runs. */
  next: NextSpin | null;
  /** The spin that this page has requested; it isn't requested again before the response. */
  asked: string | null;
  /** The spin that runs, or whose popup is open. */
  spinId: string | null;
  /** The host's last change has not reached the room. */
  isBehind: boolean;
  /** Why the room is over for this page, once it is. */
  ended: EndReason | null;
}

export const noRoom: RoomState = {
  control: null,
  liveId: '',
  code: '',
  url: '',
  role: 'viewer',
  viewerId: '',
  name: '',
  isConnected: false,
  viewersSpin: false,
  hidesTexts: false,
  host: { viewerId: '', state: 'present' },
  viewers: { count: 0, list: [] },
  next: null,
  asked: null,
  spinId: null,
  isBehind: false,
  ended: null,
};

/** The room this page is in, as host or viewer. */
export const roomStore = createStore<RoomState>()(() => noRoom);

export const isInRoom = ({ control }: RoomState): boolean => control !== null;
export const isWatching = ({ control, role }: RoomState): boolean => control !== null && role === 'viewer';

/** Whether this page watches a room in which only its host spins. */
export const isHostsTurn = (room: RoomState): boolean => isWatching(room) && !room.viewersSpin;

/** Without a room everyone may spin; in a room those who are allowed to, once the next spin is committed. */
export const maySpin = (room: RoomState): boolean => room.control === null || isSpinOurs(room);

const isSpinOurs = ({ ended, isConnected, next, asked, role, viewersSpin }: RoomState): boolean =>
  ended === null && isConnected && next !== null && next.spinId !== asked && (role === 'host' || viewersSpin);

/** The most important fact about the room just now. */
type RoomStatus = 'connecting' | 'lost' | 'behind' | 'away' | 'waiting' | 'hostSpins' | 'youSpin' | 'onAir';

export function statusOf(room: RoomState): RoomStatus {
  if (!room.isConnected) return room.viewerId === '' ? 'connecting' : 'lost';
  if (room.role === 'host') return room.isBehind ? 'behind' : 'onAir';
  if (room.viewersSpin && (maySpin(room) || room.next === null)) return 'youSpin';
  return room.host.state === 'present' ? 'hostSpins' : room.host.state;
}
