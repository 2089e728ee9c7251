import type { LogEntry } from '../wheel/keeping/spin-log';

/** A wheel was changed on the shelf. */
export interface ShelfNews {
  key: string;
  revision: number;
  /** Results it got: whoever shows the wheel need not read them. */
  entries?: readonly LogEntry[];
}

/** The tabs of this browser that show this site. */
export interface Tabs {
  /** Tells all other tabs, and whoever listens in this one. */
  tell(news: ShelfNews): void;
  /** Answers how to stop. */
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

/** Only one tab at a time does this; where the browser has no locks, each for itself. */
export const alone = <Value>(what: string, work: () => Promise<Value>): Promise<Value> =>
  'locks' in navigator ? (navigator.locks.request(`wheelwright.${what}`, work) as Promise<Value>) : work();
