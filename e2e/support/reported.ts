import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { callAsUser, cloudWheel } from './cloud.ts';
import { signInByMail } from './mail-sign-in.ts';
import type { Server } from './server.ts';

type Another = (options?: BrowserContextOptions) => Promise<Page>;

interface SharedWheel {
  shareId: string;
  wheelId: string;
  /** The owner's page, with the wheel on it. */
  owner: Page;
}

/** A wheel that somebody else shares. */
export async function sharedWheel(another: Another, site: Server, name: string): Promise<SharedWheel> {
  const owner = await another({ baseURL: site.url });
  await signInByMail(owner, site);
  const { id } = await cloudWheel(owner, name, ['Pizza', 'Sushi', 'Tacos']);
  const { body } = await callAsUser(owner, 'POST', `/api/wheel/${id}/share`);
  await owner.goto(`/en?wheel=${id}`);
  await expect(owner.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(name);
  return { shareId: body.shareId, wheelId: id, owner };
}

export async function reportByApi(page: Page, shareId: string, data: object): Promise<void> {
  expect((await page.request.post(`/api/share/${shareId}/report`, { data })).status()).toBe(201);
}
