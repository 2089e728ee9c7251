import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bundled } from './support/bundled.ts';
import { save, shareButton, shareDialog, sharedBySomebody } from './support/cloud.ts';
import { signIn } from './support/mail-sign-in.ts';
import { otherSite } from './support/other-site.ts';
import type { Server } from './support/server.ts';
import { expect, test } from './support/test.ts';

const guide = readFileSync(join(import.meta.dirname, '../docs/howto/embed.md'), 'utf8');
const [, example = ''] = /^```html\n(.*?)^```$/ms.exec(guide) ?? [];
const [, reactExample = ''] = /^```jsx\n(.*?)^```$/ms.exec(guide) ?? [];

const filled = (code: string, server: Server, shareId: string) =>
  code.replaceAll('https://wheel.example', server.url).replaceAll('SHARE_ID', shareId);

/** The owner shares the wheel of the stage and allows a site. */
async function shareWith(page: Page, server: Server, site: string): Promise<string> {
  await signIn(page, server);
  await save(page);
  await shareButton(page).click();
  const dialog = shareDialog(page);
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const sites = dialog.getByRole('textbox', { name: 'Sites, one per line' });
  await sites.fill('not a site!');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toContainText('“site!” isn’t the address of a site.');
  await sites.fill(`${site}class/7b`);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Sites saved');
  await expect(sites).toHaveValue(new URL(site).origin);
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  return address.split('/').at(-1) ?? '';
}

test('a page of an allowed site fills the wheel, spins it and reads the receipt', async ({
  page,
  server,
}) => {
  const blog = await otherSite(() => html);
  const shareId = await shareWith(page, server, blog.url);
  const html = filled(example, server, shareId);
  await page.goto(blog.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listbox', { name: 'Wheel with 3 choices' })).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'What’s for lunch?' })).toBeVisible();
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.getByRole('status')).toHaveText(/^(Ann|Ben|Cid) won\. Check it: http.*\/verify\/[\w-]+$/);
  const [winner = '', , , , receipt = ''] = ((await page.getByRole('status').textContent()) ?? '').split(' ');
  await expect(frame.getByRole('dialog')).toContainText(winner);
  const { height, width } = (await page.locator('wheel-wright').boundingBox()) ?? { height: 0, width: 0 };
  expect(height).toBeGreaterThan(600);
  await page.setViewportSize({ width: 400, height: 800 });
  await expect
    .poll(async () => (await page.locator('wheel-wright').boundingBox())?.height)
    .toBeLessThan(height);
  expect(width).toBeGreaterThan(400);

  await page.goto(receipt);
  await expect(page.getByRole('main')).toContainText(winner);
  blog.stop();
});

test('a foreign page hears the winner and drives nothing', async ({ page, server }) => {
  const shareId = await sharedBySomebody(page, server);
  const blog = await otherSite(() => filled(example, server, shareId));
  await page.goto(blog.url);
  await expect(page.getByRole('status')).toHaveText(/^set refused: origin$/);
  const frame = page.frameLocator('iframe');
  await page.getByRole('button', { name: 'Draw' }).click();
  await expect(page.getByRole('status')).toHaveText(/^spin refused: origin$/);
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Spin', exact: true }).last().click();
  await expect(page.getByRole('status')).toHaveText(/^(Pizza|Sushi|Tacos) won\. Check it: undefined$/);
  blog.stop();
});

test('a page in React, in the language it asks for', async ({ page, server }) => {
  const program = await bundled(reactExample.replace(' wheel="SHARE_ID"', ' language="de"'));
  const blog = await otherSite(
    () =>
      `<script src="${server.url}/embed.js"></script><div id="app"></div><script type="module">${program}</script>`,
  );
  await page.goto(blog.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('listbox', { name: 'Rad mit 2 Einträgen' })).toBeVisible();
  await frame.getByRole('button', { name: 'Drehen', exact: true }).last().click();
  await expect(page.getByRole('status')).toHaveText(/^(Ann|Ben) won$/);
  blog.stop();
});
