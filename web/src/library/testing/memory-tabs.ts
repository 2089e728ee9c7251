import type { ShelfNews, Tabs } from '../tabs';

/** Tabs of one browser without a browser: the others receive a message at once. */
export function memoryTabs(): () => Tabs {
  const listeners = new Set<(news: ShelfNews) => void>();
  return () => {
    const own = new Set<(news: ShelfNews) => void>();
    return {
      tell: (news) => {
        for (const listener of listeners) listener(structuredClone(news));
      },
      hear: (take) => {
        own.add(take);
        listeners.add(take);
        return () => listeners.delete(take);
      },
      close: () => {
        for (const listener of own) listeners.delete(listener);
      },
    };
  };
}
