import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '../live/testing/fake-socket';
import { type ChatState, channelOf, readChat } from './read-chat';
import { recorded } from './testing/recorded-lines';

/** A socket that speaks lines in place of messages. */
class ChatSocket extends FakeSocket {
  lines: string[] = [];
  override send(text: string): void {
    this.lines.push(text.trimEnd());
  }
}

const last = () => FakeSocket.last as ChatSocket;
const say = (...lines: string[]) => last().say(lines.map((line) => `${line}\r\n`).join(''));

let stop: () => void;
let states: ChatState[];
let heard: string[];

/** The chat of an existing channel, read. */
function read(): void {
  stop = readChat('ws://chat', 'ada', {
    onEvent: ({ kind }) => heard.push(kind),
    onState: (state) => states.push(state),
  });
  last().accept();
  say(recorded.welcome);
  say(recorded.roomState);
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  vi.stubGlobal('WebSocket', ChatSocket);
  states = [];
  heard = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks for tags, gives no account, joins the channel, and answers the server', () => {
  read();
  say(recorded.ping, recorded.plain);
  expect(last().lines).toEqual([
    'CAP REQ :twitch.tv/tags twitch.tv/commands',
    expect.stringMatching(/^NICK justinfan\d{5}$/),
    'JOIN #ada',
    'PONG :tmi.twitch.tv',
  ]);
  expect(states).toEqual(['connecting', 'reading']);
  expect(heard).toEqual(['message']);
});

it('a channel that is not there within ten seconds, or is suspended, is not asked for again', async () => {
  stop = readChat('ws://chat', 'nobody', { onEvent: () => {}, onState: (state) => states.push(state) });
  last().accept();
  say(recorded.welcome);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([states, FakeSocket.opened.length]).toEqual([['connecting', 'gone'], 1]);
  read();
  say(recorded.suspended);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([states.at(-1), FakeSocket.opened.length]).toEqual(['gone', 2]);
});

it('comes back at once when the server asks for it or is silent, and then more and more slowly', async () => {
  read();
  say(recorded.reconnect);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.opened).toHaveLength(2);
  last().accept();
  say(recorded.welcome, recorded.roomState);
  expect(states).toEqual(['connecting', 'reading', 'lost', 'reading']);

  await vi.advanceTimersByTimeAsync(331_000);
  expect(last().lines.at(-1)).toBe('PING :wheelwright');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.opened, 'nobody has answered').toHaveLength(3);
  for (let time = 0; time < 4; time += 1) {
    last().close();
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(FakeSocket.opened.length, 'each attempt waits longer').toBeLessThan(6);
  stop();
  const before = FakeSocket.opened.length;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(FakeSocket.opened).toHaveLength(before);
});

it('understands a channel as people type it', () => {
  expect(['Ada', '@ada', '#ada ', 'twitch.tv/Ada', 'https://www.twitch.tv/ada?x=1'].map(channelOf)).toEqual(
    Array(5).fill('ada'),
  );
  expect(['', 'two words', 'a'.repeat(26), 'añada', 'a,#b'].map(channelOf)).toEqual(Array(5).fill(null));
});
