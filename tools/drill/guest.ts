import { ask, sending } from './client.ts';
import type { Record } from './record.ts';

/** The same pauses as in web/src/live/connection.ts. */
const firstWait = 500;
const longestWait = 5000;

interface Spin {
  spinId: string;
  number: number;
}

export interface Told {
  type: string;
  seq?: number;
  replay?: boolean;
  you?: { viewerKey: string };
  spinId: string;
  number: number;
  next?: Spin | null;
  spin?: Spin | null;
  about?: string;
  code?: string;
}

export interface GuestOptions {
  url: string;
  liveId: string;
  /** Empty for a viewer. */
  hostKey: string;
  record: Record;
  heard: (told: Told) => void;
}

/** A guest of a live room who reconnects as the page does, and checks the message numbers. */
export class Guest {
  readonly results = new Set<string>();
  private readonly options: GuestOptions;
  private socket: WebSocket | undefined;
  private seen: number | null = null;
  private viewerKey = '';
  private failures = 0;
  private hasLeft = false;

  constructor(options: GuestOptions) {
    this.options = options;
    void this.come();
  }

  /** For debugging. */
  get state(): string {
    const socket = ['connecting', 'connected', 'closing', 'closed'][this.socket?.readyState ?? 3];
    return `(${socket}, heard ${this.seen ?? 'nothing'}, failed ${this.failures} times)`;
  }

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  leave(): void {
    this.hasLeft = true;
    this.socket?.close();
  }

  private async come(): Promise<void> {
    const { url, liveId, hostKey, record } = this.options;
    const keys = { ...(hostKey && { hostKey }), ...(this.viewerKey && { viewerKey: this.viewerKey }) };
    const asked = { record, kind: 'room' as const, url: `${url}/api/live/${liveId}/ticket` };
    const ticket = await ask({ ...asked, init: sending('POST', keys) }, async (answer) => {
      return ((await answer.json()) as { ticket: string }).ticket;
    });
    if (this.hasLeft) return;
    if (ticket === undefined) return this.comeLater();
    const since = this.seen === null ? '' : `&since=${this.seen}`;
    const address = `${url.replace('https', 'wss')}/api/live/${liveId}/socket?ticket=${ticket}${since}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.take(JSON.parse(String(data)));
    socket.onclose = () => {
      this.socket = undefined;
      this.comeLater();
    };
  }

  private comeLater(): void {
    if (this.hasLeft) return;
    const wait = Math.min(longestWait, firstWait * 2 ** this.failures);
    this.failures += 1;
    setTimeout(() => void this.come(), wait * (0.5 + Math.random() / 2));
  }

  private take(told: Told): void {
    if (told.type === 'hello') {
      this.failures = 0;
      this.viewerKey = told.you?.viewerKey ?? '';
      this.begin(told);
    } else if (told.seq !== undefined) this.follow(told.seq);
    this.options.heard(told);
    if (told.type === 'result') this.results.add(told.spinId);
  }

  /** A replay sends the missed messages; a snapshot replaces all earlier ones. */
  private begin({ seq = 0, replay }: Told): void {
    if (this.seen !== null && seq < this.seen)
      this.wrong(`the room's numbers went back from ${this.seen} to ${seq}`);
    if (!replay) this.seen = seq;
  }

  private follow(seq: number): void {
    if (this.seen !== null && seq !== this.seen + 1) this.wrong(`message ${seq} came behind ${this.seen}`);
    this.seen = seq;
  }

  private wrong(detail: string): void {
    this.options.record.begin('room')('wrong', detail);
  }
}
