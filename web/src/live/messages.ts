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
  | ({ type: 'host'; seq: number } & Host)
  | { type: 'bye'; seq?: number; reason: ByeReason }
  | { type: 'hostKey'; hostKey: string }
  | { type: 'clock'; sent: number; serverTime: number }
  | { type: 'refused'; code: string; message: string; about: string };

export type PageMessage =
  | { type: 'clock'; sent: number }
  | { type: 'spin'; spinId: string; entropy: string }
  | { type: 'close'; spinId: string; choice: Choice }
  | { type: 'rules'; viewersSpin: boolean }
  | { type: 'handOver'; viewerId: string }
  | { type: 'remove'; viewerId: string }
  | { type: 'name'; name: string }
  | { type: 'end' };

const known: ReadonlySet<unknown> = new Set<ServerMessage['type']>([
  'hello',
  'wheel',
  'spin',
  'result',
  'closed',
  'viewers',
  'rules',
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
