import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { chooseFromMore } from './wheel-menu.ts';

const root = join(import.meta.dirname, '../..');

/** Real files: two pictures and two sounds. */
export const files = {
  stars: join(root, 'web/public/media/stars.png'),
  snow: join(root, 'web/public/media/snow.png'),
  bell: join(root, 'content/sounds/media/audio-effects/bell.mp3'),
  /** Long enough to be stopped by hand. */
  long: join(root, 'content/sounds/media/audio-effects/applause-ovation.mp3'),
  buzzer: join(root, 'content/sounds/media/audio-effects/buzzer.mp3'),
};

export const explorer = (page: Page) => page.getByRole('dialog', { name: 'My Media Files' });
export const imageList = (page: Page) => explorer(page).getByRole('list', { name: 'Your images' });
export const soundList = (page: Page) => explorer(page).getByRole('list', { name: 'Your sounds' });
/** The toast while the library is open. */
export const told = (page: Page) => explorer(page).getByRole('region', { name: 'Messages' });
export const uploadForm = (page: Page) => explorer(page).getByRole('form');

export async function openExplorer(page: Page, tab: 'My Images' | 'My Sounds' = 'My Images'): Promise<void> {
  await chooseFromMore(page, 'My Media Files');
  await expect(explorer(page)).toBeVisible();
  if (tab === 'My Sounds') await explorer(page).getByRole('tab', { name: tab }).click();
}

/** Chooses a file in the open form. */
export const chooseFile = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  uploadForm(page).locator('input[type=file]').setInputFiles(file);

/** A file of the signed-in user, uploaded on another device. */
export async function haveFile(
  page: Page,
  kind: 'image' | 'sound',
  path: string,
  name = path.split('/').at(-1) ?? '',
): Promise<{ id: string; url: string }> {
  const token = await page.evaluate(() => sessionStorage.getItem('accessToken'));
  const mimeType = kind === 'image' ? 'image/png' : 'audio/mpeg';
  const answer = await page.request.post(`/api/media/${kind}`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: {
      'cf-turnstile-response': 'any',
      file: { name, mimeType, buffer: await readFile(path) },
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json())[kind];
}
