import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { type Connection, type ConnectionOptions, connect } from './connection';
import type { ServerMessage } from './messages';
import { FakeSocket, useFakeSockets } from './testing/fake-socket';
import { hello } from './testing/messages';

let connection: Connection | undefined;
let heard: ServerMessage[];
let isConnected: boolean[];
let tickets: number;

function start(more: Partial<ConnectionOptions> = {}) {
  connection = connect({
    ticket: async () => `ticket ${++tickets}`,
    address: (ticket, since) => `ws://room/?ticket=${encodeURIComponent(ticket)}&since=${since ?? ''}`,
    onMessage: (message) => heard.push(message),
    onConnected: (is) => isConnected.push(is),
    onRefused: () => {},
    ...more,
  });
  return connection;
}
const started = async (more?: Partial<ConnectionOptions>) => {
  const made = start(more);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.accept();
  return made;
};
const rules = (seq: number): ServerMessage => ({ type: 'rules', seq, viewersSpin: true });
const answerClock = () => {
  for (const question of FakeSocket.last.said('clock'))
    if (question.type === 'clock') FakeSocket.last.say({ ...question, serverTime: Date.now() });
};

beforeEach(() => {
  vi.useFakeTimers();
  useFakeSockets();
  heard = [];
  isConnected = [];
  tickets = 0;
});
afterEach(() => {
  connection?.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  test('is opened with a fresh ticket and passes messages on, but nothing invalid', async () => {
    await started();
    FakeSocket.last.say(hello({ seq: 4 }));
    FakeSocket.last.say('no json');
    FakeSocket.last.say('{"type":"of tomorrow","seq":5}');
    FakeSocket.last.say(rules(5));
    expect(heard.map(({ type }) => type)).toEqual(['hello', 'rules']);
    expect(FakeSocket.last.address.search).toBe('?ticket=ticket%201&since=');
  });

  test('that is lost is reopened after the last message; a repeated one is passed on once', async () => {
    await started();
    FakeSocket.last.say(hello({ seq: 4 }));
    FakeSocket.last.say(rules(5));
    FakeSocket.last.close();
    expect(isConnected).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.opened).toHaveLength(2);
    expect(FakeSocket.last.address.search).toBe('?ticket=ticket%202&since=5');
    FakeSocket.last.accept();
    FakeSocket.last.say(hello({ seq: 7, replay: true }));
    for (const seq of [5, 6, 7]) FakeSocket.last.say(rules(seq));
    expect(heard.filter(({ type }) => type === 'rules')).toHaveLength(3);
  });

  test('waits longer and longer while the server is away, and not at all once the browser is online', async () => {
    start({ ticket: async () => Promise.reject(new TypeError(`try ${++tickets}`)) });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tickets).toBeGreaterThan(4);
    expect(tickets).toBeLessThan(30);
    const before = tickets;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(tickets).toBe(before + 1);
  });

  test.each([403, 404])('ends where the server refuses it for good: %i', async (status) => {
    const onRefused = vi.fn();
    start({ ticket: () => Promise.reject(new ApiError('no', status, 'live_not_found')), onRefused });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onRefused).toHaveBeenCalledOnce();
    expect(FakeSocket.opened).toHaveLength(0);
  });

  test('whose line is dead without a word is given up', async () => {
    await started();
    answerClock();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeSocket.opened.length).toBeGreaterThan(1);
  });

  test('that never opens is given up', async () => {
    start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.opened).toHaveLength(2);
  });

  test('that is looked at again and again does not flood the server', async () => {
    await started();
    for (let times = 0; times < 20; times++) document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(7000);
    expect(FakeSocket.last.said('clock').length).toBeLessThan(35);
  });

  test('that has been left opens no more', async () => {
    const left = await started();
    left.stop();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(left.send({ type: 'end' })).toBe(false);
  });
});

test('an hour-wrong clock of this machine does not matter', async () => {
  const { clock } = await started();
  const ahead = 3_600_000;
  FakeSocket.last.say(hello({ serverTime: performance.now() + ahead + 500 }));
  expect(clock.localTime(performance.now() + ahead + 500)).toBeCloseTo(performance.now());
  await vi.advanceTimersByTimeAsync(1000);
  for (const question of FakeSocket.last.said('clock'))
    if (question.type === 'clock')
      FakeSocket.last.say({ ...question, serverTime: (question.sent + performance.now()) / 2 + ahead });
  expect(clock.localTime(ahead)).toBeCloseTo(0);
});
