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

/** Runs the work in one tab at a time; without locks in the browser, each tab runs it. */
export const alone = <Value>(what: string, work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? (navigator.locks.request(`wheelwright.${what}`, work) as Promise<Value>) : work();
