import { createStore } from 'zustand/vanilla';
import { onAuthChange } from '../session/session-state';
import { isChallenge, isRateLimit, isSessionProblem, listMedia } from './media-calls';
import type { MediaItem, MediaKind } from './media-item';
import { createRefresh, type RefreshResult } from './refresh';

export interface MediaList {
  state: 'unknown' | 'loading' | 'ready' | 'failed';
  items: readonly MediaItem[];
}

const unknown: MediaList = { state: 'unknown', items: [] };
const nothing: Record<MediaKind, MediaList> = { image: unknown, sound: unknown };

/** The user's uploads as far as they have been fetched: one list for all components. */
export const mediaStore = createStore<Record<MediaKind, MediaList>>()(() => nothing);

const running = new Map<MediaKind, Promise<void>>();
/** A list that was requested before a file was deleted still contains it. */
const deleted = new Set<string>();

/** Fetches a list; the current one stays meanwhile. Rejects when that fails. */
export function loadMedia(kind: MediaKind): Promise<void> {
  const known = running.get(kind);
  if (known) return known;
  // A sign-in or sign-out ends it: a response for one user must not reach the next.
  const isWanted = () => running.get(kind) === load;
  const load = fetchList(kind, isWanted).finally(() => {
    if (isWanted()) running.delete(kind);
  });
  running.set(kind, load);
  return load;
}

/** Fetches a list that includes the latest change: a request under way may be older. */
export async function reloadMedia(kind: MediaKind): Promise<void> {
  await running.get(kind)?.catch(() => {});
  return loadMedia(kind);
}

async function fetchList(kind: MediaKind, isWanted: () => boolean): Promise<void> {
  const before = mediaStore.getState()[kind];
  if (before.state !== 'ready') become(kind, { ...before, state: 'loading' });
  try {
    const items = (await listMedia(kind)).filter(({ id }) => !deleted.has(id));
    if (isWanted()) become(kind, { state: 'ready', items });
  } catch (error) {
    const { items, state } = mediaStore.getState()[kind];
    if (isWanted()) become(kind, { items, state: state === 'loading' ? 'failed' : state });
    throw error;
  }
}

const become = (kind: MediaKind, list: MediaList): void => mediaStore.setState({ [kind]: list });

/** Removes a deleted file at once, without waiting for the next list. */
export function forgetItem(kind: MediaKind, id: string): void {
  deleted.add(id);
  mediaStore.setState(({ [kind]: list }) => ({
    [kind]: { ...list, items: list.items.filter((item) => item.id !== id) },
  }));
}

const isFinal = (error: unknown): boolean =>
  isRateLimit(error) || isSessionProblem(error) || isChallenge(error);

const refreshes: Record<MediaKind, () => Promise<RefreshResult>> = {
  image: createRefresh({ load: () => loadMedia('image'), isFinal }),
  sound: createRefresh({ load: () => loadMedia('sound'), isFinal }),
};

/** Fetches a list again, because the visitor asks for it or its addresses have expired. */
export const refreshMedia = (kind: MediaKind): Promise<RefreshResult> => refreshes[kind]();

onAuthChange(() => {
  running.clear();
  mediaStore.setState(nothing);
});
