import { createStore } from 'zustand/vanilla';
import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';
import type { ChatWords } from './chat-words';
import type { ChatState } from './read-chat';

interface Chat {
  /** `off`: no chat is read. */
  state: ChatState | 'off';
  /** As it was typed last, in this browser. */
  channel: string;
  words: ChatWords | null;
  /** Ends reading it. */
  stop: () => void;
}

const key = 'chatChannel';

const nothing = { state: 'off', words: null, stop: () => {} } as const;

/** The chat that this page reads as the host of a room. */
export const chatStore = createStore<Chat>()(() => ({ ...nothing, channel: keptPreference(key) ?? '' }));

export function setChannel(channel: string): void {
  chatStore.setState({ channel });
  keepPreference(key, channel);
}
