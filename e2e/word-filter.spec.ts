import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goLive, liveButton, liveDialog, watch } from './support/live.ts';
import { test as base, openAsAdmin, publicTexts, submit } from './support/moderated.ts';
import { type Server, startServer } from './support/server.ts';
import { expect } from './support/test.ts';

const test = base.extend<{ site: Server }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  site: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'wheelwright-words-'));
    const words = join(folder, 'words.txt');
    await writeFile(words, 'clown\n');
    const site = await startServer({ WHEELWRIGHT_WORD_FILTER: words });
    await use(site);
    await site.stop();
    await rm(folder, { recursive: true });
  },
});
test.use({ expectedComplaints: /Failed to load resource/ });

test('feedback with a filtered word is marked, and is not approved', async ({ page, site }) => {
  await submit(page, 'What a clown.', 'A fine wheel.');
  await openAsAdmin(page, site);
  const [marked, plain] = [page.getByRole('article').first(), page.getByRole('article').nth(1)];
  await expect(marked).toContainText('Contains a filtered word');
  await expect(plain).not.toContainText('Contains a filtered word');
  await marked.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('This text contains a filtered word, so it stays unapproved.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await plain.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await publicTexts(page)).toEqual(['A fine wheel.']);
});

test('a filtered name is refused in a room, and its visitor stays', async ({ page: host, another, site }) => {
  const link = await goLive(host);
  const viewer = await watch(await another({ baseURL: site.url }), link);
  const name = viewer.getByRole('textbox', { name: 'Your name' });
  await name.fill('Cl0wn');
  await name.press('Enter');
  await expect(viewer.getByText('This name can’t be shown here. Choose another one.')).toBeVisible();
  await expect(name).toHaveValue('Cl0wn');
  await name.fill('Ben');
  await name.press('Enter');
  await liveButton(host).click();
  await expect(liveDialog(host).getByText('Ben')).toBeVisible();
  await expect(liveDialog(host).getByText('Cl0wn')).toBeHidden();
});
