import { afterEach, expect, it, vi } from 'vitest';
import { carriedLegalText, fetchLegalText, legalPageAt } from './legal-text';

const written = { page: 'privacy', language: 'de', title: 'Datenschutz', intro: '', mail: '', sections: [] };
const pageWith = (text: string) => {
  const page = new DOMParser().parseFromString('<script id="legal-text"></script>', 'text/html');
  const block = page.getElementById('legal-text');
  if (block) block.textContent = text;
  return page;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is what came with the page, in its language only', () => {
  const page = pageWith(JSON.stringify(written));
  expect(carriedLegalText(page, 'privacy', 'de')?.title).toBe('Datenschutz');
  expect(carriedLegalText(page, 'privacy', 'en')).toBeNull();
  expect(carriedLegalText(page, 'terms', 'de')).toBeNull();
});

it.each([
  ['/de/privacy', 'privacy', 'privacy'],
  ['/de/help/', 'help', 'help'],
  ['/de/help/teams/', 'help', 'help/teams'],
  ['/de/terms/more', 'terms', 'terms'],
])('%s names a page', (pathname, kind, page) => {
  expect(legalPageAt(pathname)).toEqual({ kind, page });
});

it('is all of the help for a topic that there isn’t', () => {
  const page = pageWith(JSON.stringify({ ...written, page: 'help' }));
  expect(carriedLegalText(page, 'help/moon', 'de')?.title).toBe('Datenschutz');
});

it.each(['', '{', '{}', 'null', '{"page":"privacy","language":"de"}'])('is none when it reads %s', (text) => {
  expect(carriedLegalText(pageWith(text), 'privacy', 'de')).toBeNull();
});

it('is fetched from the page of another language', async () => {
  const html = pageWith(JSON.stringify(written)).documentElement.outerHTML;
  const fetched = vi.fn(async () => new Response(html));
  vi.stubGlobal('fetch', fetched);
  await expect(fetchLegalText('privacy', 'de')).resolves.toEqual(written);
  expect(fetched).toHaveBeenCalledWith('/de/privacy', expect.anything());
});

it('says when there is none to be had', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(fetchLegalText('privacy', 'de')).rejects.toThrow('503');
  vi.stubGlobal('fetch', async () => new Response('<p>A proxy speaks.</p>'));
  await expect(fetchLegalText('privacy', 'de')).rejects.toThrow('carries no text');
});
