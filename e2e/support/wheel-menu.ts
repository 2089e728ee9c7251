import { expect, type Page } from '@playwright/test';

/** Chooses a command for the whole wheel, in English or German. */
export async function chooseFromWheelMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: /^(Wheel|Glücksrad): / }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Chooses what is about the whole page. */
export async function chooseFromMore(page: Page, action: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: action }).click();
}

const drawModes = {
  'Several winners…': ['Several', 'More options…'],
  'Teams…': ['Teams', 'More options…'],
  'Official draw…': ['One', 'Official draw…'],
  'Mehrere Gewinner …': ['Mehrere', 'Weitere Optionen …'],
  'Teams …': ['Teams', 'Weitere Optionen …'],
} as const;

export const drawMode = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Opens the dialog that has all options of a mode. */
export async function openDrawDialog(page: Page, dialog: keyof typeof drawModes): Promise<void> {
  const [mode, entry] = drawModes[dialog];
  const options = page.getByRole('dialog', { name: /Draw options|Ziehung einstellen/ });
  if (mode === 'One') await page.getByRole('button', { name: 'Draw options' }).click();
  else await page.getByRole('radiogroup').getByText(mode, { exact: true }).click();
  await options.getByRole('button', { name: entry }).click();
}

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
