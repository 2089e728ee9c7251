import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfflineFiles } from './offline-files';
import { offlineKeeper } from './offline-keeper';
import { memoryCaches } from './testing/memory-caches';

const filesOf = (version: string): OfflineFiles => ({
  version,
  program: [`/assets/index-${version}.js`, '/favicon.svg'],
  texts: { en: [`/assets/text-en-${version}.js`], de: [`/assets/text-de-${version}.js`] },
  pictures: ['/media/snow.png'],
});
const stageOf = (name: string, picture: string) =>
  `<!--stage--><p>${name}</p><svg>${picture}</svg><!--/stage-->`;
const emptyStage = stageOf('&nbsp;', '');
const sampleStage = stageOf('<!--name-->Lunch<!--/name-->', '<!--picture--><path d="M0 0" /><!--/picture-->');
const pageOf = (version: string, stage = sampleStage) =>
  `<script src="/assets/index-${version}.js"></script>${stage}`;
const noStage = '<p class="boot" data-boot>Wheelwright</p>';

let memory: ReturnType<typeof memoryCaches>;
let asked: string[];
/** The server's response; null when it can't be reached. */
let served: string | null;

const fetch = async (address: string | Request): Promise<Response> => {
  const path = typeof address === 'string' ? address : new URL(address.url).pathname;
  asked.push(path);
  if (served === null) throw new TypeError('Failed to fetch');
  if (path.includes('missing')) return new Response('none', { status: 404 });
  return new Response(path.endsWith('/') ? pageOf(served) : `${path} of the network`);
};
const keeper = (version: string) => offlineKeeper(filesOf(version), { caches: memory.caches, fetch });
const request = (path: string) => new Request(`https://wheel.example${path}`);

beforeEach(() => {
  memory = memoryCaches();
  asked = [];
  served = 'one';
});

async function visit(version: string, language: string) {
  const kept = keeper(version);
  await kept.install();
  await kept.forgetOthers();
  await kept.keepLanguage(language);
  return kept;
}

describe('after a visit', () => {
  it('has the program and one language, and nothing of another', async () => {
    await visit('one', 'de');
    expect(memory.pathsIn('wheelwright-one')).toEqual([
      '/assets/index-one.js',
      '/favicon.svg',
      '/assets/text-de-one.js',
      '/de/',
    ]);
  });

  it('shows the page without the network, in the path’s language or the last one', async () => {
    const kept = await visit('one', 'en');
    await kept.keepLanguage('de');
    served = null;
    for (const path of ['/en/', '/de', '/']) {
      expect(await (await kept.page(request(path))).text()).toBe(pageOf('one'));
    }
    await kept.keepLanguage('en');
    expect(memory.pathsIn('wheelwright-one').at(-1)).toBe('/en/');
  });

  it('shows the stage without the sample first at the address of another wheel', async () => {
    const kept = await visit('one', 'de');
    served = null;
    for (const path of ['/de/wheels/wuerfel', '/share/x', '/de-ch/wheels/wuerfel/']) {
      expect(await (await kept.page(request(path))).text()).toBe(pageOf('one', emptyStage));
    }
  });

  it('shows no stage first at the address of a page', async () => {
    const kept = await visit('one', 'de');
    served = null;
    for (const path of ['/de/wheels', '/de/wheels/', '/de/feedback', '/login']) {
      expect(await (await kept.page(request(path))).text()).toBe(pageOf('one', noStage));
    }
  });

  it('asks the network for pages while there is one', async () => {
    const kept = await visit('one', 'en');
    served = 'two';
    expect(await (await kept.page(request('/en/'))).text()).toBe(pageOf('two'));
    const early = Promise.resolve(new Response('early'));
    expect(await (await kept.page(request('/en/'), early)).text()).toBe('early');
  });

  it.each([
    ['rejected, as in Chromium', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a network error, as in Firefox', () => Promise.resolve(Response.error())],
  ])('shows the stored page where the preload is %s', async (_how, early) => {
    const kept = await visit('one', 'en');
    served = null;
    expect(await (await kept.page(request('/en/'), early())).text()).toBe(pageOf('one'));
    await expect(keeper('two').page(request('/en/'), early())).rejects.toThrow('Failed to fetch');
  });

  it('shows the stored page where the server is broken or silent, and the answer where none is stored', async () => {
    const kept = await visit('one', 'en');
    const broken = Promise.resolve(new Response('Bad gateway', { status: 502 }));
    expect(await (await kept.page(request('/en/'), broken)).text()).toBe(pageOf('one'));
    const gone = Promise.resolve(new Response('Not here', { status: 404 }));
    expect((await kept.page(request('/en/wheels/x'), gone)).status).toBe(404);
    vi.useFakeTimers();
    const shown = kept.page(request('/en/'), new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(8000);
    vi.useRealTimers();
    expect(await (await shown).text()).toBe(pageOf('one'));
    const again = Promise.resolve(new Response('Bad gateway', { status: 502 }));
    expect((await keeper('two').page(request('/en/'), again)).status).toBe(502);
  });

  it('does not ask for a file it has, and keeps what it had to ask for', async () => {
    const kept = await visit('one', 'en');
    asked = [];
    await kept.file(request('/assets/index-one.js'));
    expect(asked).toEqual([]);
    await kept.file(request('/assets/text-de-one.js'));
    await kept.file(request('/assets/text-de-one.js'));
    expect(asked).toEqual(['/assets/text-de-one.js']);
  });

  it('keeps pictures only when asked to', async () => {
    const kept = await visit('one', 'en');
    expect(memory.pathsIn('wheelwright-one')).not.toContain('/media/snow.png');
    await kept.keepPictures();
    expect(memory.pathsIn('wheelwright-one')).toContain('/media/snow.png');
  });

  it('a visit without the network loses nothing', async () => {
    const kept = await visit('one', 'en');
    served = null;
    await kept.keepLanguage('en');
    expect(memory.pathsIn('wheelwright-one')).toContain('/en/');
  });
});

describe('a new version', () => {
  it('is kept beside the old one, in the same languages, until it takes over', async () => {
    const old = await visit('one', 'de');
    served = 'two';
    const fresh = keeper('two');
    await fresh.install();
    expect(memory.pathsIn('wheelwright-two')).toEqual([
      '/assets/index-two.js',
      '/favicon.svg',
      '/assets/text-de-two.js',
      '/de/',
    ]);
    served = null;
    expect(await (await old.page(request('/de/'))).text()).toBe(pageOf('one'));
    expect((await old.file(request('/assets/index-one.js'))).ok).toBe(true);
    await fresh.forgetOthers();
    expect(await memory.caches.keys()).toEqual(['wheelwright-two']);
    expect(await (await fresh.page(request('/de/'))).text()).toBe(pageOf('two'));
  });

  it('never keeps a page of another version', async () => {
    const old = keeper('one');
    await old.install();
    served = 'two';
    await old.keepLanguage('en');
    expect(memory.pathsIn('wheelwright-one')).not.toContain('/en/');
    await old.file(request('/assets/index-two.js'));
    expect(memory.pathsIn('wheelwright-one')).not.toContain('/assets/index-two.js');
  });

  it('leaves the caches of others alone', async () => {
    await memory.caches.open('somebody-else');
    await (await visit('one', 'en')).forgetOthers();
    expect(await memory.caches.keys()).toContain('somebody-else');
  });
});

it('fetches nothing for a visitor who saves data, and is then not installed', async () => {
  await expect(keeper('one').install(true)).rejects.toThrow();
  expect(asked).toEqual([]);
});

describe('when something is missing', () => {
  it('is not installed by halves', async () => {
    const broken = { ...filesOf('one'), program: ['/assets/index-one.js', '/assets/missing.js'] };
    await expect(offlineKeeper(broken, { caches: memory.caches, fetch }).install()).rejects.toThrow('404');
  });

  it('fails as the network fails when no page is kept', async () => {
    served = null;
    await expect(keeper('one').page(request('/en/'))).rejects.toThrow('Failed to fetch');
  });

  it('takes no language that does not exist', async () => {
    const kept = await visit('one', 'en');
    asked = [];
    await kept.keepLanguage('xx');
    await kept.keepLanguage('api');
    await kept.keepLanguage('constructor');
    expect(asked).toEqual([]);
  });
});
