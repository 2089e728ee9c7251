import { startServer } from './support/server';
import { expect, test } from './support/test';

test.describe('a demo', () => {
  test('says above every page when all is thrown away', async ({ page }) => {
    const server = await startServer({}, 0, '--demo');
    try {
      await page.goto(`${server.url}/en/`);
      const bar = page.getByText(/^This is a demo\. Everything here is deleted in (10:00|9:\d\d)\.$/);
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Spin', exact: true })).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      const box = await bar.boundingBox();
      expect(header?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      await page.goto(`${server.url}/de/privacy`);
      await expect(
        page.getByText(/^Das ist eine Demo\. In \d+:\d\d wird hier alles gelöscht\.$/),
      ).toBeVisible();
    } finally {
      await server.stop();
    }
  });

  test('is told by no other server', async ({ page }) => {
    await page.goto('/en/');
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(page.getByText('This is a demo.')).toHaveCount(0);
  });
});
