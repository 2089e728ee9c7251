import { expect, test } from './support/test.ts';

test('the contract is shown by this server alone, and a route is found in it', async ({ page, server }) => {
  const elsewhere: string[] = [];
  page.on('request', (asked) => {
    const url = asked.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(server.url)) elsewhere.push(url);
  });
  const answer = await page.goto('/api/docs');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
  await expect(page).toHaveTitle('API · Wheelwright');
  const route = page.getByRole('button', { name: /\/api\/pick/ }).first();
  await route.click();
  await expect(page.getByText('Everyone who has the receipt can read the list.')).toBeVisible();
  await expect(page).toHaveURL(/#\/draws\/pick$/);
  expect(elsewhere).toEqual([]);
});
