import type { ClaimPlace, Door, ListEntry } from '../api/entries';
import { isRecord } from '../wheel/document/coerce-wheel';

/** The messages of a room. Times are milliseconds of the server's clock; angles are points of the unturned wheel. */
interface Viewer {
  viewerId: string;
  name?: string;
}

/** `away`: gone for a moment. `waiting`: gone for longer. */
type HostState = 'present' | 'away' | 'waiting';

export interface Host extends Viewer {
  state: HostState;
}

/** The next spin, committed before its outcome can be known. */
export interface NextSpin {
  spinId: string;
  number: number;
  commitment: string;
}

export interface ViewerList {
  count: number;
  list: Viewer[];
}

/**
 * In the order of the draw. With `teams` (0 without teams) everyone is drawn: the first is in team 1, the next in
 * team 2, and so on.
 */
export interface DrawnPlaces {
  winners: string[];
  reserves: string[];
  teams: number;
}

/** What a spin draws; unset, one winner. */
export interface SpinOrder {
  winners?: number;
  reserves?: number;
  teams?: number;
  /** How many seconds a winner has to claim; unset, no limit. */
  claim?: number;
  /** The root of the list that this page has seen sealed: no other list is drawn from. */
  root?: string;
}

/** What became of the winners of a draw, in its order. */
export interface DrawClaims {
  spinId: string;
  places: readonly ClaimPlace[];
}

/** What somebody on the wheel wrote in the chat of the host; without words they asked for their odds. */
export interface SaidWords {
  guid: string;
  text: string;
}

/** The list behind a closed door, as the next draw uses it. Without a root, nothing is sealed any longer. */
export interface SealedList {
  root: string;
  count: number;
}

export interface AnnouncedSpin {
  spinId: string;
  number: number;
  winner: string;
  from: number;
  landing: number;
  rotates: number;
  duration: number;
  startsAt: number;
  by?: Viewer;
  /** Everyone who was drawn, where that is more than one winner. */
  places?: DrawnPlaces;
  /** Where the receipt hides the texts: the salt with which viewers can check them. */
  salt?: string;
}

export type Choice = 'confirm' | 'deny' | 'cancel';

/** Why a room closed the connection. */
type ByeReason = 'ended' | 'expired' | 'removed' | 'replaced' | 'slow' | 'leaving';

export interface Hello {
  type: 'hello';
  seq: number;
  serverTime: number;
  /** The messages missed since the last one received follow; otherwise this is the whole state. */
  replay: boolean;
  you: Viewer & { viewerKey: string; role: 'host' | 'viewer' };
  room: {
    liveId: string;
    code: string;
    viewersSpin: boolean;
    hidesTexts: boolean;
    host: Host;
    endsAt: number;
  };
  wheel?: unknown;
  revision?: number;
  rest?: number;
  viewers?: ViewerList;
  /** Null: the host never let people join. A server of an earlier version sends neither. */
  door?: Door | null;
  entries?: { count: number; change: number };
  sealed?: SealedList | null;
  /** The claims of the newest draw; null before the first event. */
  claims?: DrawClaims | null;
  next?: NextSpin | null;
  spin?: AnnouncedSpin | null;
}

export type ServerMessage =
  | Hello
  | { type: 'wheel'; seq: number; revision: number; wheel: unknown }
  | ({ type: 'spin'; seq: number } & AnnouncedSpin)
  | { type: 'result'; seq: number; spinId: string; winner: string; next: NextSpin }
  | { type: 'closed'; seq: number; spinId: string; choice: Choice }
  | ({ type: 'viewers'; seq: number } & ViewerList)
  | { type: 'rules'; seq: number; viewersSpin: boolean }
  /** Without a number: with the names that weigh more, for the host. */
  | { type: 'door'; seq?: number; door: Door }
  | {
      type: 'arrivals';
      seq: number;
      /** The entries changed after this change … */
      after: number;
      /** … up to this one. */
      change: number;
      count: number;
      entries: ListEntry[];
    }
  | ({ type: 'sealed'; seq: number } & NextSpin & SealedList)
  /** The places that changed. */
  | ({ type: 'claims'; seq: number } & DrawClaims)
  | ({ type: 'said'; seq: number } & SaidWords)
  | ({ type: 'host'; seq: number } & Host)
  | { type: 'bye'; seq?: number; reason: ByeReason }
  /** With the names that weigh more, which only the host reads. */
  | { type: 'hostKey'; hostKey: string; door?: Door | null }
  | { type: 'clock'; sent: number; serverTime: number }
  | { type: 'refused'; code: string; message: string; about: string };

export type PageMessage =
  | { type: 'clock'; sent: number }
  | ({ type: 'spin'; spinId: string; entropy: string } & SpinOrder)
  | { type: 'close'; spinId: string; choice: Choice }
  | { type: 'rules'; viewersSpin: boolean }
  | { type: 'handOver'; viewerId: string }
  | { type: 'remove'; viewerId: string }
  | { type: 'name'; name: string }
  | ({ type: 'say' } & SaidWords)
  | { type: 'end' };

const known: ReadonlySet<unknown> = new Set<ServerMessage['type']>([
  'hello',
  'wheel',
  'spin',
  'result',
  'closed',
  'viewers',
  'rules',
  'door',
  'arrivals',
  'sealed',
  'claims',
  'said',
  'host',
  'bye',
  'hostKey',
  'clock',
  'refused',
]);

/** A newer server may send a kind of message that this page doesn't know: it is ignored. */
export function readMessage(text: unknown): ServerMessage | null {
  try {
    const message: unknown = JSON.parse(String(text));
    return isRecord(message) && known.has(message.type) ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** The message's number in the room, if it went to all. */
export const numberOf = (message: ServerMessage): number | null =>
  message.type !== 'hello' && 'seq' in message && typeof message.seq === 'number' ? message.seq : null;
