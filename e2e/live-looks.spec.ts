import type { Page } from '@playwright/test';
import { lunch } from './support/live.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { boxOf, openPage } from './support/wheel-page.ts';

const more = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mehr' });

/** On a phone the button is behind “more” until the wheel is live. */
async function openLive(page: Page): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name: /^Live/ });
  if (await button.isVisible()) return button.click();
  await more(page).click();
  await page.getByRole('button', { name: 'Live', exact: true }).click();
}

async function expectWhole(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  for (const button of await page.getByRole('banner').getByRole('button').all()) {
    const box = await boxOf(button);
    expect(box.right).toBeLessThanOrEqual(width);
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('a room is whole and axe is content in every look, in German', async ({ page: host, another }) => {
  test.slow();
  await storeWheel(host, { slices: lunch, name: 'Mittagessen' });
  await openPage(host, '/de/');
  await host.setViewportSize({ width: 320, height: 568 });
  await openLive(host);
  const dialog = host.getByRole('dialog', { name: 'Live', exact: true });
  await expect(dialog.getByRole('button', { name: 'Live gehen' })).toBeVisible();
  await expectFineInEveryLook(host, 'before the room');
  await dialog.getByRole('textbox', { name: 'Dein Name' }).fill('Maximiliane von und zu Hohenfels');
  await dialog.getByRole('button', { name: 'Leute mitmachen lassen' }).click();
  const lobby = host.getByRole('dialog', { name: 'Mach mit!' });
  const code = await lobby.getByText(/^[A-Z2-9]{3} [A-Z2-9]{3}$/).textContent();

  const viewer = await another();
  await viewer.goto(`/de/live/${code?.replace(' ', '')}`);
  await expect(viewer.getByRole('heading', { name: 'Du schaust live zu' })).toBeVisible();
  const name = viewer.getByRole('textbox', { name: 'Dein Name auf dem Rad' });
  await viewer.setViewportSize({ width: 360, height: 740 });
  await name.fill('Maximiliane von und zu Hohenfels');
  await viewer.getByRole('button', { name: 'Auf das Rad' }).click();
  await expect(lobby.getByRole('region', { name: '1 auf dem Rad' })).toContainText('Maximiliane');
  await expectFineInEveryLook(host, 'the lobby');
  await lobby.getByRole('button', { name: 'Liste schließen' }).click();
  await expect(host.getByRole('dialog', { name: 'Die Liste ist geschlossen' })).toBeVisible();
  await expect(name).toBeHidden();
  await host.getByRole('button', { name: 'Rad zeigen' }).click();
  await openLive(host);
  await expect(dialog.getByText('2 im Raum').first()).toBeVisible();
  await expectFineInEveryLook(host, 'the host’s room');
  await expectFineInEveryLook(viewer, 'the viewer’s page');
  for (const width of [320, 360, 1440]) {
    await host.setViewportSize({ width, height: 740 });
    expect((await boxOf(dialog.getByRole('button', { name: 'Link kopieren' }))).right).toBeLessThanOrEqual(
      width,
    );
    await expectWhole(viewer, width);
  }
  await host.keyboard.press('Escape');
  for (const width of [320, 360, 1440]) await expectWhole(host, width);

  await host.keyboard.press('ControlOrMeta+Enter');
  await expect(viewer.getByRole('link', { name: 'Ziehung prüfen' })).toBeVisible();
  await expectFineInEveryLook(viewer, 'the popup');
  const receipt = await viewer.getByRole('link', { name: 'Ziehung prüfen' }).getAttribute('href');
  await viewer.keyboard.press('Escape');
  await openPage(viewer, receipt ?? '');
  await expect(viewer.getByText('Alles geht auf')).toBeVisible();
  await viewer.getByText('Zahlen zeigen').first().click();
  await expectFineInEveryLook(viewer, 'the receipt');
  for (const width of [320, 360, 1440]) await expectWhole(viewer, width);
  await openPage(viewer, '/de/live');
  await expectFineInEveryLook(viewer, 'where a code is typed');
});

test('by the keyboard alone: a room is opened, shown, and ended', async ({ page }) => {
  await storeWheel(page, { slices: lunch });
  await openPage(page);
  await page.getByRole('banner').getByRole('button', { name: /^Live/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Live', exact: true });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('You’re live.');
  await dialog.getByRole('button', { name: 'End the room' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The room has ended.');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Live/ })).toBeFocused();
});
