import { type Refresh, refreshTokens } from '../api/session';
import { readAccessToken } from './access-token';
import { endSession, followTier } from './change-session';
import { storeClockAhead, storeTokens } from './keep-session';
import { readUser } from './read-user';
import { sessionStore } from './session-state';
import { storedTokens, type Tokens } from './stored-session';
import type { User } from './user';

/** A new token, a rejection that ends the session, or a server that couldn't be reached. */
type Renewal = { token: string } | 'rejected' | 'unreachable';

let running: Promise<Renewal> | null = null;
/** The refresh ids that this page has used: a copy of the tab may use one of them later. */
const spentHere = new Set<string>();

export const hasSpent = (refreshTokenId: string): boolean => spentHere.has(refreshTokenId);

/**
 * Exchanges the refresh id for new tokens. However many requests find the token expired at the same time, one exchange
 * serves them all: a refresh id works once.
 */
export function renewTokens(refused?: string): Promise<Renewal> {
  const current = storedTokens();
  // Another request was faster: the new token is already here.
  if (refused && current && current.accessToken !== refused) {
    return Promise.resolve({ token: current.accessToken });
  }
  running ??= exchange(current).finally(() => {
    running = null;
  });
  return running;
}

/** Renews for this tab and for another that has the same refresh id. Returns the other tab's tokens. */
export async function renewForDuplicatedTab(): Promise<DuplicateTokens | null> {
  while (running) await running;
  const current = storedTokens();
  const spent = current?.refreshTokenId;
  if (!spent) return null;
  let twin: string | undefined;
  running = exchange(current, (id) => {
    twin = id;
  }).finally(() => {
    running = null;
  });
  await running;
  const now = storedTokens();
  if (!twin || !now?.refreshTokenId) return null;
  const tokens = { accessToken: now.accessToken, refreshTokenId: twin };
  return { spent, original: now.refreshTokenId, tokens };
}

async function exchange(tokens: Tokens | null, giveTwin?: (id: string) => void): Promise<Renewal> {
  const spent = tokens?.refreshTokenId ?? null;
  const answer: Refresh = spent ? await persistently(spent, giveTwin !== undefined) : 'rejected';
  const now = storedTokens();
  if (spent && typeof answer === 'object') spentHere.add(spent);
  // The other tab was faster, and both now have the first of the two ids.
  if (typeof answer === 'object' && answer.twin && now?.refreshTokenId === answer.refreshTokenId)
    giveTwin?.(answer.twin);
  // The session ended or was replaced while the request was on its way.
  if (now?.refreshTokenId !== spent) return now ? { token: now.accessToken } : 'rejected';
  if (answer === 'rejected') endSession();
  if (typeof answer === 'string') return answer;
  const { accessToken, refreshTokenId, twin } = answer;
  storeTokens({ accessToken, refreshTokenId });
  learnFrom(accessToken);
  if (twin) giveTwin?.(twin);
  else if (spent) announceTokens(spent, { accessToken, refreshTokenId });
  return { token: accessToken };
}

/** A lost response may have used up the id. Asked again at once, the server returns the same new one. */
async function persistently(spent: string, withTwin: boolean): Promise<Refresh> {
  const answer = await refreshTokens(spent, withTwin);
  return answer === 'unreachable' ? refreshTokens(spent, withTwin) : answer;
}

function learnFrom(freshToken: string): void {
  const token = readAccessToken(freshToken);
  if (token) followTier(token);
  learnClock(freshToken);
}

/** Learns the server's clock from a token that was just issued; this machine's clock may be hours off. */
export function learnClock(freshToken: string): void {
  const issued = readAccessToken(freshToken)?.issued;
  if (issued !== undefined) storeClockAhead(issued - Date.now());
}

/**
 * Messages between the tabs of one session. A duplicated tab has its original's refresh id, which works once: used
 * again later, it would end the session of both.
 */
type Message =
  /** A tab has started with this refresh id; another tab that has the same id is its original. */
  | { kind: 'started'; refreshTokenId: string; tab: string }
  /** A tab without a session asks as whom the others are signed in. */
  | { kind: 'who' }
  | { kind: 'user'; user: User }
  /** The original has renewed the id that both had; these are the other tab's tokens. */
  | ({ kind: 'twin'; tab: string; from: string; asked: string } & DuplicateTokens)
  /**
   * The id was renewed for one tab; any other tab with the same id takes the new one. Pages of earlier versions omit
   * the kind.
   */
  | ({ kind?: 'renewed'; spent: string } & Tokens);

export interface DuplicateTokens {
  spent: string;
  /** The refresh id that the original continues with. */
  original: string;
  tokens: Tokens;
}

const channelName = 'wheelwright-session';
/** Tabs in the background answer at once; frozen ones don't. */
const answerTime = 500;

/** Returns how to stop. */
export function shareTokens(renewing = { renewForTwo: renewForDuplicatedTab, hasSpent }): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const opened = new BroadcastChannel(channelName);
  const tell = (message: Message) => opened.postMessage(message);
  const tab = crypto.getRandomValues(new Uint32Array(4)).join('-');
  /** The tabs that this one has renewed for. */
  const given = new Set<string>();
  const share = async (twin: string, asked: string) => {
    given.add(twin);
    const renewed = await renewing.renewForTwo();
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
        if (own === data.refreshTokenId || renewing.hasSpent(data.refreshTokenId))
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

/** This tab receives the message too, but already has the new id. */
export function announceTokens(spent: string, tokens: Tokens): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const telling = new BroadcastChannel(channelName);
  telling.postMessage({ kind: 'renewed', spent, ...tokens } satisfies Message);
  telling.close();
}
