import { readAccessToken } from './access-token';
import { followTier } from './change-session';
import { sessionStore } from './session-state';
import { storedTokens, storeTokens, type Tokens } from './stored-session';
import { readUser, type User } from './user';

/**
 * Messages between the tabs of one session. A duplicated tab has its original's refresh id, which works once: used
 * again later, it would end the session of both.
 */
type Message =
  /** A tab has started with this refresh id; a tab that has it too is its original. */
  | { kind: 'started'; refreshTokenId: string; tab: string }
  /** A tab without a session asks as whom the others are signed in. */
  | { kind: 'who' }
  | { kind: 'user'; user: User }
  /** The original has renewed the id that both had; these are the other tab's tokens. */
  | ({ kind: 'twin'; tab: string; from: string; asked: string } & TwinTokens)
  /**
   * The id was renewed for one tab; any other tab with the same id takes the new one. Pages of earlier versions omit
   * the kind.
   */
  | ({ kind?: 'renewed'; spent: string } & Tokens);

export interface TwinTokens {
  spent: string;
  /** The refresh id that the original continues with. */
  original: string;
  tokens: Tokens;
}

const channelName = 'wheelwright-session';
/** Tabs in the background answer at once; frozen ones don't. */
const answerTime = 500;

interface Renewing {
  renewForTwo: () => Promise<TwinTokens | null>;
  hasSpent: (refreshTokenId: string) => boolean;
}

/** Returns how to stop. */
export function shareTokens({ renewForTwo, hasSpent }: Renewing): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const opened = new BroadcastChannel(channelName);
  const tell = (message: Message) => opened.postMessage(message);
  const tab = crypto.getRandomValues(new Uint32Array(4)).join('-');
  /** The tabs that this one has renewed for. */
  const given = new Set<string>();
  const share = async (twin: string, asked: string) => {
    given.add(twin);
    const renewed = await renewForTwo();
    if (renewed) tell({ kind: 'twin', tab: twin, from: tab, asked, ...renewed });
  };
  // Two tabs that start together each take the other for the twin, and get the same two ids: one of them
  // keeps the first.
  const isOriginal = (other: string) => given.has(other) && tab < other;

  opened.onmessage = ({ data }: MessageEvent<Message>) => {
    const { user } = sessionStore.getState();
    if (data?.kind === 'who' && user) tell({ kind: 'user', user });
    const own = storedTokens()?.refreshTokenId;
    if (!own) return;
    switch (data?.kind) {
      case 'started':
        if (own === data.refreshTokenId || hasSpent(data.refreshTokenId))
          void share(data.tab, data.refreshTokenId);
        break;
      case 'twin':
        if (data.tab !== tab || isOriginal(data.from)) break;
        if ([data.asked, data.spent, data.original].includes(own)) adopt(data.tokens);
        break;
      case 'renewed':
      case undefined:
        if (own === data?.spent) adopt(data);
        break;
      case 'who':
      case 'user':
        break;
    }
  };
  const refreshTokenId = storedTokens()?.refreshTokenId;
  if (refreshTokenId) tell({ kind: 'started', refreshTokenId, tab });
  return () => opened.close();
}

/** A user who is signed in in another tab of this browser: a tab's session is its own. */
export function userOfOtherTab(): Promise<User | null> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(null);
  const asking = new BroadcastChannel(channelName);
  return new Promise<User | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), answerTime);
    asking.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data?.kind !== 'user') return;
      clearTimeout(timer);
      resolve(readUser(data.user));
    };
    asking.postMessage({ kind: 'who' } satisfies Message);
  }).finally(() => asking.close());
}

function adopt({ accessToken, refreshTokenId }: Tokens): void {
  storeTokens({ accessToken, refreshTokenId });
  const token = readAccessToken(accessToken);
  if (token) followTier(token);
}

/** This tab hears it too, and has the new id already. */
export function announceTokens(spent: string, tokens: Tokens): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const telling = new BroadcastChannel(channelName);
  telling.postMessage({ kind: 'renewed', spent, ...tokens } satisfies Message);
  telling.close();
}
