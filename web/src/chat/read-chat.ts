import { isOpen, openSocket, type Socket } from '../network/open-socket';
import { bestSource, fractionOf } from '../wheel/picking/random-source';
import { type ChatEvent, eventOf } from './chat-event';
import { linesIn, readLine } from './irc-line';

/** `gone`: there is no such channel, or it is suspended; nothing will come. */
export type ChatState = 'connecting' | 'reading' | 'lost' | 'gone';

interface Handlers {
  onEvent: (event: ChatEvent) => void;
  onState: (state: ChatState) => void;
}

const firstWait = 1000;
const longestWait = 60_000;
/** The server asks about every five minutes; after such a silence this page asks. */
const silence = 330_000;
const answerTime = 10_000;

/** A login as people type it: with capitals, with an @, or as the channel's address. Null where it can't be one. */
export function channelOf(typed: string): string | null {
  const name = typed
    .trim()
    .replace(/^(https?:\/\/)?((www|m)\.)?twitch\.tv\//i, '')
    .replace(/^[@#]/, '');
  const login = name.split(/[/?#]/)[0]?.toLowerCase() ?? '';
  return /^[a-z0-9_]{1,25}$/.test(login) ? login : null;
}

/**
 * Reads the chat of a Twitch channel as every chat window without an account does, and writes nothing into it. Twitch
 * doesn't document reading without an account (≈): the address is a setting, which may switch it off. Returns how to stop.
 */
export function readChat(address: string, channel: string, { onEvent, onState }: Handlers): () => void {
  let socket: Socket | null = null;
  let isStopped = false;
  let isReading = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, milliseconds);
  };
  const send = (line: string) => {
    if (socket && isOpen(socket)) socket.send(`${line}\r\n`);
  };
  const giveUp = () => {
    stop();
    onState('gone');
  };
  const drop = () => {
    const dead = socket;
    if (!dead) return;
    lost(dead);
    dead.close();
  };
  const listen = () =>
    wait(silence, () => {
      send('PING :wheelwright');
      wait(answerTime, drop);
    });
  const lost = (which: Socket) => {
    if (which !== socket) return;
    socket = null;
    isReading = false;
    clearTimeout(timer);
    if (isStopped) return;
    onState('lost');
    const pause = failures === 0 ? 0 : Math.min(longestWait, firstWait * 2 ** (failures - 1));
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(open, pause * (0.5 + fractionOf(bestSource()) / 2));
  };
  const take = (event: ChatEvent) => {
    switch (event.kind) {
      case 'welcome':
        send(`JOIN #${channel}`);
        // A channel that doesn't exist is answered with silence.
        return wait(answerTime, giveUp);
      case 'entered':
        failures = 0;
        isReading = true;
        onState('reading');
        return listen();
      case 'refused':
        return giveUp();
      case 'ping':
        return send(`PONG :${event.text}`);
      case 'reconnect':
        return drop();
      case 'pong':
        return undefined;
      default:
        return onEvent(event);
    }
  };
  const hear = (frame: unknown) => {
    for (const text of linesIn(String(frame))) {
      const line = readLine(text);
      const event = line && eventOf(line);
      if (event) take(event);
    }
  };
  function open(): void {
    if (isStopped) return;
    const opened = openSocket(address);
    socket = opened;
    opened.onopen = () => {
      send('CAP REQ :twitch.tv/tags twitch.tv/commands');
      send(`NICK justinfan${10_000 + Math.floor(fractionOf(bestSource()) * 90_000)}`);
      wait(answerTime, drop);
    };
    opened.onmessage = ({ data }) => {
      if (opened !== socket) return;
      hear(data);
      // Anything that comes in shows that the line is alive.
      if (isReading) listen();
    };
    opened.onclose = () => lost(opened);
  }
  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    clearTimeout(retry);
    const open = socket;
    socket = null;
    open?.close();
  }

  onState('connecting');
  open();
  return stop;
}
