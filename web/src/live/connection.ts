import { ApiError } from '../api/api-error';
import { isOpen, openSocket, type Socket } from '../network/open-socket';
import { bestSource, fractionOf } from '../wheel/picking/random-source';
import { numberOf, type PageMessage, readMessage, type ServerMessage } from './messages';
import { type ServerClock, serverClock } from './server-clock';
import { timeQuestions } from './time-questions';

export interface ConnectionOptions {
  /** A ticket for one connection; requested before each. */
  ticket: () => Promise<string>;
  address: (ticket: string, since: number | null) => string;
  onMessage: (message: ServerMessage) => void;
  /** Called whenever a connection begins or ends. */
  onConnected: (isConnected: boolean) => void;
  /** The server rejects this page for good: the room no longer exists, or not for this visitor. */
  onRefused: (error: ApiError) => void;
  /** The server's clock is known better than before. */
  onClock?: () => void;
}

export interface Connection {
  clock: ServerClock;
  /** Returns whether it was sent. */
  send(message: PageMessage): boolean;
  stop(): void;
}

const firstWait = 500;
// A failover of the database takes a quarter of a minute; with a longer wait viewers would come back late.
const longestWait = 5_000;
/** Stays in the room through lost connections, sleeping phones and restarting servers. */
export function connect(options: ConnectionOptions): Connection {
  const clock = serverClock();
  let socket: Socket | null = null;
  let isConnecting = false;
  let isStopped = false;
  let seen: number | null = null;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const send = (message: PageMessage): boolean => {
    if (!socket || !isOpen(socket)) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const dropLine = () => {
    const dead = socket;
    if (!dead) return;
    lost(dead);
    dead.close();
  };

  const questions = timeQuestions(() => send({ type: 'clock', sent: performance.now() }), dropLine);

  const take = (text: unknown) => {
    const received = performance.now();
    const message = readMessage(text);
    if (!message) return;
    if (message.type === 'clock') {
      questions.answered();
      clock.measure(message, received);
      options.onClock?.();
      return;
    }
    if (message.type === 'hello') {
      failures = 0;
      clock.guess(message.serverTime, received);
      if (!message.replay) seen = message.seq;
    }
    const number = numberOf(message);
    // A message replayed after a reconnect may have been received already.
    if (number !== null && seen !== null && number <= seen) return;
    if (number !== null) seen = number;
    options.onMessage(message);
  };

  const lost = (which: Socket) => {
    if (which !== socket) return;
    socket = null;
    questions.stop();
    options.onConnected(false);
    tryLater();
  };
  const tryLater = () => {
    if (isStopped) return;
    const wait = Math.min(longestWait, firstWait * 2 ** failures);
    failures += 1;
    clearTimeout(retry);
    // A random wait, so that the viewers of a room don't reconnect at the same moment.
    retry = setTimeout(begin, wait * (0.5 + fractionOf(bestSource()) / 2));
  };

  async function begin(): Promise<void> {
    clearTimeout(retry);
    if (isStopped || socket || isConnecting) return;
    isConnecting = true;
    try {
      const ticket = await options.ticket();
      if (!isStopped) follow(openSocket(options.address(ticket, seen)));
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 403)) {
        stop();
        options.onRefused(error);
      } else tryLater();
    } finally {
      isConnecting = false;
    }
  }
  function follow(opened: Socket): void {
    socket = opened;
    opened.onopen = () => {
      options.onConnected(true);
      questions.start();
    };
    opened.onmessage = ({ data }) => {
      if (opened === socket) take(data);
    };
    opened.onclose = () => lost(opened);
  }

  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    if (!socket) {
      failures = 0;
      void begin();
    } else {
      clock.distrust();
      questions.askOften();
    }
  };
  function stop(): void {
    isStopped = true;
    clearTimeout(retry);
    questions.stop();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    window.removeEventListener('pageshow', wake);
    const left = socket;
    socket = null;
    left?.close();
  }

  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  window.addEventListener('pageshow', wake);
  void begin();
  return { clock, send, stop };
}
