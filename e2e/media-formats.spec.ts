import { join } from 'node:path';
import { listen, loudness } from './support/heard.ts';
import { signIn } from './support/mail-sign-in.ts';
import * as library from './support/media.ts';
import { expect, test } from './support/test.ts';

const file = (name: string) => join(import.meta.dirname, 'files', name);

test.beforeEach(async ({ page, server }) => {
  await listen(page);
  await signIn(page, server);
});

for (const [given, stored] of [
  ['small.webp', 'small.webp'],
  ['small.avif', 'small.webp'],
] as const) {
  test(`${given} is uploaded and seen`, async ({ page }) => {
    await library.openExplorer(page);
    await library.explorer(page).getByRole('button', { name: 'Upload Image' }).click();
    await library.chooseFile(page, file(given));
    await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await library
      .imageList(page)
      .getByRole('button', { name: `Show ${stored} larger` })
      .click();
    const shown = page.getByRole('img', { name: stored });
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(24);
  });
}

for (const name of ['tone.aac', 'tone.ogg']) {
  test(`${name} is uploaded and heard`, async ({ page }) => {
    await library.openExplorer(page, 'My Sounds');
    await library.explorer(page).getByRole('button', { name: 'Upload Sound' }).click();
    await library.chooseFile(page, file(name));
    await library.uploadForm(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await library
      .soundList(page)
      .getByRole('button', { name: `Listen to ${name}` })
      .click();
    await expect.poll(() => loudness(page)).toBeGreaterThan(0.01);
  });
}
