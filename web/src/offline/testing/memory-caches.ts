const origin = 'https://wheel.example';
const pathOf = (asked: RequestInfo | URL) => {
  const { pathname, search } = new URL(
    typeof asked === 'string' || asked instanceof URL ? asked : asked.url,
    origin,
  );
  return pathname + search;
};

/** A browser's caches in memory; like the real ones, in the order of the last put. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string): Promise<Cache> => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    const cache: Partial<Cache> = {
      match: async (asked) => entries.get(pathOf(asked))?.clone(),
      put: async (asked, response) => void entries.set(pathOf(asked), response),
      delete: async (asked, options) => {
        const isMeant = (path: string) =>
          (options?.ignoreSearch ? path.split('?')[0] : path) === pathOf(asked);
        const meant = [...entries.keys()].filter(isMeant);
        for (const path of meant) entries.delete(path);
        return meant.length > 0;
      },
      keys: async () => [...entries.keys()].map((path) => new Request(origin + path)),
    };
    return cache as Cache;
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  return { caches, pathsIn: (name: string) => [...(all.get(name)?.keys() ?? [])] };
}
