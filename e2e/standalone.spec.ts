import type { APIRequestContext, Page } from '@playwright/test';
import { sharedBySomebody } from './support/cloud.ts';
import { goLive } from './support/live.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const pick = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.post('/api/pick', { data: { choices: ['Anna', 'Ben'] } });
  return (await answer.json()).receipt.spinId;
};

/** The addresses that the links of this page lead to without leaving its window. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, target }) => origin === location.origin && target !== '_blank')
      .filter((link) => !link.hasAttribute('download'))
      .map(({ pathname, search }) => pathname + search),
  );

/** One of many alike is enough: samples, topics of the help, draws; and English. */
const kindOf = (address: string) => address.replace(/(?<=\/(wheels|help|verify|share)\/)[^/]+$/, '…');
const isTranslation = (address: string) => /^\/(?!en\/)[a-z]{2}(-[a-z]{2})?(\/|$)/.test(address);

test('an installed page, which has no bar of a browser, has a way back to the wheel everywhere', async ({
  page,
  server,
  another,
}) => {
  test.slow(); // about thirty pages
  await signIn(page, server);
  const draw = await pick(page.request);
  const next = [
    '/en/',
    `/share/${await sharedBySomebody(page, server)}`,
    `/en/verify/${draw}`,
    await goLive(await another({ viewport: { width: 1440, height: 900 } })),
    ...['login', 'dashboard', 'api/docs', 'no/such/page'].map((path) => `/${path}`),
    ...['upgrade', 'account', 'verify', 'fairness', 'live', 'schools'].map((path) => `/en/${path}`),
  ];
  const seen = new Set<string>();
  for (let address = next.shift(); address; address = next.shift()) {
    if (seen.has(kindOf(address))) continue;
    seen.add(kindOf(address));
    const answer = await page.goto(address);
    expect(answer?.headers()['content-type'], address).toContain('text/html');
    const wayBack = page.locator('a[href="/"], a[href="/en/"]').first();
    await expect(wayBack, address).toBeInViewport();
    await page.waitForLoadState('networkidle');
    next.push(...(await linksOf(page)).filter((each) => !isTranslation(each)));
  }
  await test.info().attach('pages', { body: [...seen].join('\n') });
  expect(seen.size).toBeGreaterThan(20);
});
