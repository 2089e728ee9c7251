import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signInByApi } from './bearer.ts';
import { callAsUser, cloudWheel } from './cloud.ts';
import { signIn } from './mail-sign-in.ts';
import type { Server } from './server.ts';

/** A wheel that another user shares, without a page. */
export async function sharedBySomebody({ request }: Page, site: Server, name: string): Promise<string> {
  const { bearer: headers } = await signInByApi(request, site);
  const id = randomUUID();
  const slices = ['Pizza', 'Sushi'].map((text) => ({ guid: randomUUID(), text, active: true, weight: 1 }));
  const data = { id, 'wheel-definition': { id, name, slices } };
  await request.post(`${site.url}/api/wheel`, { headers, data });
  const shared = await request.post(`${site.url}/api/wheel/${id}/share`, { headers });
  return (await shared.json()).shareId;
}

/** Signs in on this page and shares a wheel, which is then on the stage. */
export async function shareHere(
  owner: Page,
  site: Server,
  name: string,
): Promise<{ shareId: string; wheelId: string }> {
  await signIn(owner, site);
  const { id } = await cloudWheel(owner, name, ['Pizza', 'Sushi', 'Tacos']);
  const { body } = await callAsUser(owner, 'POST', `/api/wheel/${id}/share`);
  await owner.goto(`/en?wheel=${id}`);
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(name);
  return { shareId: body.shareId, wheelId: id };
}

export async function reportByApi(page: Page, shareId: string, data: object): Promise<void> {
  expect((await page.request.post(`/api/share/${shareId}/report`, { data })).status()).toBe(201);
}
