import { expect, test } from './support/test.ts';
import { openPage, spinButton } from './support/wheel-page.ts';

const pages = [
  ['/', 'en-US'],
  ['/de', 'de-DE'],
  ['/de-ch/', 'de-CH'],
  ['/share/abc', 'en-US'],
  ['/fr/wheel', 'fr-FR'],
  ['/nl/wheels/lunch/quick', 'nl-NL'],
  ['/it/wheel/?action=ai-wheel', 'it-IT'],
  ['/pt?wheel=2f1d6f0e-7c1b-4d0c-9a3a-3c2c0f5d9f11', 'pt-PT'],
  ['/es/no-such-wheel', 'es-ES'],
  ['/xx/lunch', 'en-US'],
] as const;

test.describe('an address', () => {
  // Nothing is shared at /share/abc.
  test.use({ expectedComplaints: /404/ });

  test('that is known is a page in its language, and shows a wheel', async ({ page }) => {
    for (const [path, locale] of pages) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.locator('canvas').first(), path).toBeVisible();
    }
  });
});

test('pages that are not for search engines say so', async ({ request }) => {
  for (const path of ['/login', '/dashboard', '/share/abc', '/xx/lunch']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toContain('noindex');
  }
  for (const path of ['/', '/de/', '/en-au/']) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBeUndefined();
  }
});

test('what does not exist is not found', async ({ request }) => {
  for (const path of ['/assets/none.js', '/missing.png', '/api/none', '/index.html', '/pages/none.html']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('assets are cached forever, the page is revalidated, both are compressed', async ({ page, request }) => {
  await openPage(page);
  const src = await page.locator('script[type=module]').getAttribute('src');
  const script = await request.get(src ?? '', { headers: { 'Accept-Encoding': 'br' } });
  expect(script.headers()['cache-control']).toContain('immutable');
  expect(script.headers()['content-encoding']).toBe('br');
  const html = await request.get('/en/', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(html.headers()['cache-control']).toBe('no-cache');
  expect(html.headers()['content-encoding']).toBe('gzip');
});

test('an address of a page to come is no dead end', async ({ page }) => {
  await openPage(page, '/en/tips');
  await expect(spinButton(page)).toBeEnabled();
});
