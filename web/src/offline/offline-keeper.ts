import type { OfflineFiles } from './offline-files';

const prefix = 'wheelwright-';
/** More at once would compete with the visitor's own requests. */
const atOnce = 4;
/** On a connection that loses packets, a page would load for minutes before falling back to the stored one. */
const pageTimeoutMs = 8000;

interface Outside {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>;
  fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
}

/**
 * Stores one version of the page completely, in its own cache. A new version is stored beside the old one until the
 * old one's tabs are closed: no tab ever gets files of two versions.
 */
export function offlineKeeper(files: OfflineFiles, { caches, fetch }: Outside) {
  const open = () => caches.open(prefix + files.version);
  const textsOf = (language: string) => files.texts[language] ?? [];
  const isSpoken = (language: string) => Object.hasOwn(files.texts, language);
  const known = new Set([...files.program, ...files.pictures, ...Object.values(files.texts).flat()]);
  const pageOf = (language: string) => `/${language}/`;

  /** Resolves only when all of them are stored. */
  async function keepFiles(paths: readonly string[]): Promise<void> {
    const cache = await open();
    const waiting = [...paths];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        if (await cache.match(path, { ignoreVary: true })) continue;
        await cache.put(path, await whole(fetch(path)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** The page in one language. During a rollout the server may send another version's page: that isn't stored. */
  async function keepPage(language: string): Promise<void> {
    const cache = await open();
    const page =
      (await cache.match(pageOf(language))) ?? (await whole(fetch(pageOf(language), { cache: 'no-cache' })));
    const needed = (await page.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
    if (needed.length === 0 || !needed.every((path) => known.has(path))) return;
    // The page stored last is last in the cache: visitors without a language in the address get it.
    await cache.delete(pageOf(language));
    await cache.put(pageOf(language), page);
  }

  async function keptLanguages(cache: Cache): Promise<string[]> {
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    return paths.map((path) => path.slice(1, -1)).filter(isSpoken);
  }

  async function keepLanguage(language: string): Promise<void> {
    if (!isSpoken(language)) return;
    await keepFiles(textsOf(language));
    await keepPage(language);
  }

  return {
    keepLanguage,
    keepPictures: () => keepFiles(files.pictures),
    isOurs: (path: string) => known.has(path),

    /**
     * Also stores the languages that the version before had. A visitor who saves data keeps that version: a hundred
     * files are not fetched unasked.
     */
    async install(sparing = false): Promise<void> {
      if (sparing) throw new Error('The visitor saves data.');
      await keepFiles(files.program);
      for (const name of await namesOfOurs(caches)) {
        for (const language of await keptLanguages(await caches.open(name))) await keepLanguage(language);
      }
    },

    async forgetOthers(): Promise<void> {
      const others = (await namesOfOurs(caches)).filter((name) => name !== prefix + files.version);
      await Promise.all(others.map((name) => caches.delete(name)));
    },

    /** From the cache, else from the network; a file of this version is then stored too. */
    async file(request: Request): Promise<Response> {
      const cache = await open();
      const { pathname } = new URL(request.url);
      const kept = await cache.match(pathname, { ignoreVary: true });
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.ok && known.has(pathname)) await cache.put(pathname, answer.clone());
      return answer;
    },

    /** From the server while it can be reached and works, else the stored page. */
    async page(request: Request, early?: Promise<Response | undefined>): Promise<Response> {
      const answer = Promise.resolve(early).then((preloaded) => answered(preloaded) ?? fetch(request));
      const usable = answer.then(
        (response) => (response.status < 500 ? response : undefined),
        () => undefined,
      );
      const late = new Promise<undefined>((resolve) => setTimeout(resolve, pageTimeoutMs));
      return (await Promise.race([usable, late])) ?? (await keptPage(new URL(request.url))) ?? answer;
    },
  };

  async function keptPage({ pathname }: URL): Promise<Response | undefined> {
    const cache = await open();
    const [, language = ''] = pathname.split('/');
    const kept = (isSpoken(language) && (await cache.match(pageOf(language)))) || (await lastPage(cache));
    if (!kept || home.test(pathname)) return kept;
    return changed(kept, otherWheel.test(pathname) ? withoutSample : withoutStage);
  }

  async function lastPage(cache: Cache): Promise<Response | undefined> {
    const language = (await keptLanguages(cache)).at(-1);
    return language === undefined ? undefined : cache.match(pageOf(language));
  }
}

const home = /^\/([a-z]{2}(-[a-z]{2})?\/?)?$/;
const otherWheel = /^\/(share|[a-z]{2}(-[a-z]{2})?\/wheels)\/[^/]+\/?$/;
const stage = /<!--stage-->[\s\S]*?<!--\/stage-->/;
const ofSample = /<!--(name|words|picture)-->[\s\S]*?<!--\/\1-->/g;

// The stored page is the home page. Its sample wheel would flash at an address that means another wheel, or none.
const withoutStage = (html: string) => html.replace(stage, '<p class="boot" data-boot>Wheelwright</p>');

/** The space keeps the height of a line. */
const withoutSample = (html: string) =>
  html.replace(ofSample, (_, part: string) => (part === 'picture' ? '' : '&nbsp;'));

async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  return new Response(change(await page.text()), { headers: page.headers });
}

/** Without a network, Firefox resolves a preload with a network error instead of rejecting it. */
const answered = (preloaded: Response | undefined) => (preloaded?.type === 'error' ? undefined : preloaded);

const namesOfOurs = async (caches: Outside['caches']) =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

async function whole(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok || response.redirected) throw new Error(`${response.url} answered ${response.status}`);
  return response;
}
