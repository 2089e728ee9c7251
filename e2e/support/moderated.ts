import { expect, type Page } from '@playwright/test';
import { newAddress, signIn } from './mail-sign-in.ts';
import { runCommand, type Server, startServer } from './server.ts';
import { test as base } from './test.ts';

/** Each story has its own queue, empty at first. */
export const test = base.extend<{ site: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  site: async ({}, use) => {
    const site = await startServer();
    await use(site);
    await site.stop();
  },
  baseURL: ({ site }, use) => use(site.url),
});

/** Submits feedback that waits for approval. */
export async function submit(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const data = { name: 'Grace', email: 'grace@example.org', type: 'idea', rating: 4, text };
    expect((await page.request.post('/api/feedback/submit', { data })).status()).toBe(200);
  }
}

export async function signInAsAdmin(page: Page, site: Server): Promise<void> {
  const email = newAddress();
  await signIn(page, site, { email });
  await runCommand(site, 'user', 'role', email, 'admin');
}

export async function openAsAdmin(page: Page, site: Server, address = '/en/moderation/'): Promise<void> {
  await signInAsAdmin(page, site);
  await page.goto(address);
  await expect(page.getByRole('tab').first()).toBeVisible();
}

export async function publicTexts(page: Page): Promise<string[]> {
  const { reviews } = await (await page.request.get('/api/reviews/list')).json();
  return reviews.map(({ text }: { text: string }) => text);
}
