import { createStore } from 'zustand/vanilla';
import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';
import type { ChatWords } from './chat-words';
import type { ChatState } from './read-chat';

interface Chat {
  /** `off`: no chat is read. */
  state: ChatState | 'off';
  /** As it was typed last, in this browser. */
  channel: string;
  /** The logins of bots, as they were typed last in this browser. */
  bots: string;
  words: ChatWords | null;
  /** Ends reading it. */
  stop: () => void;
}

const key = 'chatChannel';
const botsKey = 'chatBots';
const knownBots = 'nightbot, streamelements, streamlabs, moobot, fossabot, wizebot, sery_bot';

const nothing = { state: 'off', words: null, stop: () => {} } as const;

/** The chat that this page reads as the host of a room. */
export const chatStore = createStore<Chat>()(() => ({
  ...nothing,
  channel: keptPreference(key) ?? '',
  bots: keptPreference(botsKey) ?? knownBots,
}));

export function setChannel(channel: string): void {
  chatStore.setState({ channel });
  keepPreference(key, channel);
}

export function setBots(bots: string): void {
  chatStore.setState({ bots });
  keepPreference(botsKey, bots);
}

/** Logins between commas, spaces or lines. */
export const botsIn = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,;@]+/)
    .filter((login) => login !== '');
