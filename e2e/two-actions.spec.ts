import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { drawMode } from './support/wheel-menu.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

const screens = { 'a desktop': [1440, 900], 'a phone': [360, 640] } as const;

type Act = (page: Page) => Promise<void>;
/** Each entry: what a visitor wants, at most two actions from the first view, and what is then to be seen. */
const wishes: Record<string, { actions: [Act] | [Act, Act]; seen: Act }> = {
  'several winners': {
    actions: [chooseMode('Several'), (page) => spinButton(page).click()],
    seen: (page) => expect(page.getByText('Winner 1 of 3', { exact: true })).toBeVisible(),
  },
  teams: {
    actions: [chooseMode('Teams'), (page) => spinButton(page).click()],
    seen: (page) => expect(page.getByRole('textbox', { name: 'Name of team 2' })).toBeVisible(),
  },
  'no repeats': {
    actions: [chooseMode('Everyone once'), (page) => spinButton(page).click()],
    seen: async (page) => {
      await expect(winnerDialog(page)).toBeVisible();
      await expect(drawMode(page, 'Everyone once')).toBeChecked();
    },
  },
  'sharing the wheel': {
    actions: [(page) => page.getByRole('banner').getByRole('button', { name: 'Share' }).click()],
    seen: (page) => expect(page.getByRole('dialog').first()).toBeVisible(),
  },
  'other colours': {
    actions: [
      (page) => page.getByRole('tab', { name: 'Look' }).click(),
      (page) => page.getByRole('tabpanel').getByRole('radio').nth(3).click({ force: true }),
    ],
    seen: (page) => expect(page.getByRole('tabpanel').getByRole('radio').nth(3)).toBeChecked(),
  },
};

function chooseMode(name: string) {
  return (page: Page) =>
    page.getByRole('radiogroup', { name: 'How to draw' }).getByText(name, { exact: true }).click();
}

for (const [screen, [width, height]] of Object.entries(screens))
  for (const [wish, { actions, seen }] of Object.entries(wishes))
    test(`on ${screen}, ${wish}: at most two actions from the first view`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openPage(page);
      for (const act of actions) await act(page);
      await seen(page);
    });

for (const [screen, [width, height]] of Object.entries(screens))
  test(`on ${screen}, saving: at most two actions from the first view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPage(page);
    const save = page.getByRole('button', { name: 'Save in the cloud' });
    if (!(await save.isVisible()))
      await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
    await save.last().click();
    await expect(page.getByRole('alertdialog', { name: 'Login required' })).toBeVisible();
  });
