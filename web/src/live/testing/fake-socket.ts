import { vi } from 'vitest';
import type { PageMessage, ServerMessage } from '../messages';

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static opened: FakeSocket[] = [];
  static get last(): FakeSocket {
    const socket = FakeSocket.opened.at(-1);
    if (!socket) throw new Error('Nothing was opened');
    return socket;
  }

  readyState = 0;
  sent: PageMessage[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_event: { data: string }) => {};
  readonly address: URL;

  constructor(address: string) {
    this.address = new URL(address);
    FakeSocket.opened.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  /** The server accepts the connection. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  say(message: ServerMessage | string): void {
    this.onmessage({ data: typeof message === 'string' ? message : JSON.stringify(message) });
  }
  said = (type: PageMessage['type']) => this.sent.filter((message) => message.type === type);
}

export function useFakeSockets(): void {
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}
