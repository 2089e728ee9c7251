import { expect, type Page } from '@playwright/test';

/** Chooses a command for the whole wheel, in English or German. */
export async function chooseFromWheelMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^(Wheel|Rad): / }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses a command for the whole page. */
export async function chooseFromMore(page: Page, action: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: action }).click();
}

export const drawMode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** The panel of the modes, in English or German. */
export const drawOptions = (page: Page) =>
  page.getByRole('dialog', { name: /^(Draw options|Ziehung einstellen)$/ });

/** Chooses several winners or teams, which opens the panel. */
export const chooseDrawMode = (page: Page, mode: string): Promise<void> =>
  page.getByRole('radiogroup').getByText(mode, { exact: true }).click();

/** Unfolds the official draw in the open panel. */
export const unfoldOfficialDraw = (page: Page): Promise<void> =>
  drawOptions(page).getByText('Official draw', { exact: true }).click();

/** The official draw of one winner. */
export async function openOfficialDraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw options' }).click();
  await unfoldOfficialDraw(page);
}

/** A wheel that was sent to the visitor is looked at first: opens the panel. */
export const editSent = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Show the panel' }).click();

export const gallery = (page: Page) => page.getByRole('dialog', { name: 'Sample wheels' });

export async function chooseSample(page: Page, name: string): Promise<void> {
  await chooseFromWheelMenu(page, 'Sample wheels…');
  await gallery(page).getByRole('button', { name }).click();
}

export const wheelName = (page: Page) => page.getByRole('heading', { level: 1 });

export async function addChoice(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New choice' }).fill(text);
  await page.keyboard.press('Enter');
}

export const isLeavingAsked = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();
