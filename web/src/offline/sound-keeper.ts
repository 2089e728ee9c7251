import { soundsBelow } from './request-kind';

const cacheName = 'sounds';

interface Outside {
  caches: Pick<CacheStorage, 'open'>;
  fetch: (address: string | Request) => Promise<Response>;
}

/**
 * Stores the sounds that were used. A track with its version in the address never changes and comes from the cache;
 * lists and pictures are fetched again while the server can be reached.
 */
export function soundKeeper({ caches, fetch }: Outside) {
  const keep = async (cache: Cache, request: Request | string, answer: Response): Promise<void> => {
    const [path] = addressOf(request).split('?');
    // An earlier version of a track is no longer needed.
    await cache.delete(path ?? '', { ignoreSearch: true, ignoreVary: true });
    await cache.put(request, answer);
  };
  const fetchAndKeep = async (cache: Cache, request: Request | string): Promise<Response> => {
    const answer = await fetch(request);
    if (answer.status === 200) await keep(cache, request, answer.clone());
    return answer;
  };

  return {
    async answer(request: Request): Promise<Response> {
      const cache = await caches.open(cacheName);
      const kept = await cache.match(request, { ignoreVary: true });
      if (kept && new URL(request.url).searchParams.has('v')) return kept;
      try {
        return await fetchAndKeep(cache, request);
      } catch (error) {
        if (kept) return kept;
        throw error;
      }
    },

    /** The lists of sounds and their names: without these no sound can be found. */
    async keepLists(language: string): Promise<void> {
      const cache = await caches.open(cacheName);
      for (const list of ['manifest.json', `names/${language}.json`])
        if (!(await cache.match(soundsBelow + list, { ignoreVary: true })))
          await fetchAndKeep(cache, soundsBelow + list);
    },
  };
}

const addressOf = (request: Request | string) => (typeof request === 'string' ? request : request.url);
