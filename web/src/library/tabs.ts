import type { LogEntry } from '../wheel/keeping/spin-log';

/** A wheel was changed on the shelf. */
export interface ShelfNews {
  key: string;
  revision: number;
  /** New results: a tab that shows the wheel need not read them. */
  entries?: readonly LogEntry[];
}

/** The tabs of this browser that show this site. */
export interface Tabs {
  /** Tells all other tabs, and the listeners in this one. */
  tell(news: ShelfNews): void;
  /** Returns how to stop. */
  hear(take: (news: ShelfNews) => void): () => void;
  close(): void;
}

export function openTabs(name = 'wheelwright.library'): Tabs {
  const listeners = new Set<(news: ShelfNews) => void>();
  const spread = (news: ShelfNews) => {
    for (const listener of listeners) listener(news);
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  if (channel) channel.onmessage = ({ data }) => spread(data as ShelfNews);
  return {
    tell: (news) => {
      channel?.postMessage(news);
      spread(news);
    },
    hear: (take) => {
      listeners.add(take);
      return () => listeners.delete(take);
    },
    close: () => channel?.close(),
  };
}

/** The last work of each name, where the browser has no locks. */
const queues = new Map<string, Promise<unknown>>();

/** Runs one work of this name at a time, in one tab at a time; without locks in the browser, in this tab. */
export function withTabLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(`wheelwright.${name}`, work) as Promise<Value>;
  const done = (queues.get(name) ?? Promise.resolve()).then(work);
  queues.set(
    name,
    done.catch(() => {}),
  );
  return done;
}
