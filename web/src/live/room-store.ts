import { createStore } from 'zustand/vanilla';
import type { Door, ListEntry, PouredPerson, ProvenEntry, WeightRules } from '../api/entries';
import type { HostedList } from './hosted-lists';
import type { Choice, DrawClaims, Host, NextSpin, SaidWords, SealedList, ViewerList } from './messages';

export interface OwnEntry {
  entryId: string;
  name: string;
  state: 'in' | 'waiting';
}

/** What the host sets of the door. */
export type DoorRules = Omit<Door, 'closedBy' | 'from' | 'opensAt' | 'weights'> & {
  opensAt: number | null;
  weights: WeightRules;
};
type DoorChange = Partial<Pick<DoorRules, 'open' | 'approves' | 'signedInOnly' | 'most' | 'weights'>>;

/** What can be done in a room; the server rejects what only the host may do. */
export interface RoomControl {
  spin(): void;
  /** Closes the popup for everyone. */
  closeWinner(choice: Choice): void;
  letViewersSpin(may: boolean): void;
  handOver(viewerId: string): void;
  remove(viewerId: string): void;
  rename(name: string): void;
  /** Lets people join the wheel, or no longer. These throw an ApiError. */
  setDoor(change: DoorChange | ((now: DoorRules) => DoorChange)): Promise<void>;
  /** Lets the door open by itself in so many minutes; 0: by hand. */
  openIn(minutes: number): Promise<void>;
  /** Lets the door close by itself in so many minutes, or so many after it opens; 0: by hand. */
  closeIn(minutes: number): Promise<void>;
  /** Puts this visitor on the wheel, or changes their name there. */
  join(name: string): Promise<void>;
  /** Puts somebody else on the wheel. */
  add(name: string): Promise<void>;
  /** Takes this visitor off the wheel; the host also somebody else. */
  takeOff(entryId: string, block?: boolean): Promise<void>;
  letIn(entryId: string): Promise<void>;
  /** A winner says that they are here; the host says it for one. */
  claim(guid: string): Promise<void>;
  /** Gives the place of a winner to the next in the order of the draw. */
  passOver(guid: string, reason: string): Promise<void>;
  /** When the server's clock shows this time, on `performance.now()`. */
  localTime(serverTime: number): number;
  /** Brings the people of an earlier list. Returns how many came. */
  bring(list: Pick<HostedList, 'liveId' | 'hostKey'>): Promise<number>;
  /** Puts people of a chat onto the wheel by their ids there, and takes off those who are gone. */
  pour(batch: {
    people: { id: string; name: string; seenAt?: number }[];
    gone: string[];
  }): Promise<readonly PouredPerson[]>;
  /** Shows everyone what somebody on the wheel wrote in a chat. */
  say(words: SaidWords): void;
  /** Takes off an entry of somebody who joined twice: they keep the other one. */
  merge(entryId: string, into: string): Promise<void>;
  /** What shows that somebody was on the list of the newest draw; the host's. */
  prove(entryId: string): Promise<ProvenEntry>;
  end(): void;
  /** Closes the connection; the room continues without this page. */
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
  /** Null: the host never let people join the wheel. */
  door: Door | null;
  /** Whether the list was read once as far as the room had told of it. */
  isListRead: boolean;
  /** The people on the wheel and those who wait to be let in, in the order of joining. */
  people: readonly ListEntry[];
  /** This visitor's entry on the wheel. */
  entry: OwnEntry | null;
  /** Null while a spin runs. */
  next: NextSpin | null;
  /** The list behind the closed door, which the next draw is made from. */
  sealed: SealedList | null;
  /** What became of the winners of the newest draw; null for teams. */
  claims: DrawClaims | null;
  /** What winners of the newest draw wrote in the chat of the host, by their slices. */
  words: Readonly<Record<string, string>>;
  /** Who asked there last for their odds, as a new object each time; null from the next spin on. */
  odds: Pick<SaidWords, 'guid'> | null;
  /** What was sealed for the running spin. */
  turning: NextSpin | null;
  /** The spin that this page has requested; it isn't requested again before the response. */
  asked: string | null;
  /** The running spin, or the one whose popup is open. */
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
  door: null,
  isListRead: false,
  people: [],
  entry: null,
  next: null,
  sealed: null,
  claims: null,
  words: {},
  odds: null,
  turning: null,
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
