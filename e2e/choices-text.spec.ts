import { keptWheel, manySlices, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { choiceTexts, openPage, winnerDialog } from './support/wheel-page.ts';

const painted = slicesNamed('Pizza', 'Sushi', 'Tacos').map((slice, place) => ({
  ...slice,
  weight: place + 2,
  background: ['#112233', '#445566', '#778899'][place],
  audio: { enabled: true, events: { win: { trackGuid: `track-${place}` } } },
}));

test('lines that stay keep their colours, sounds and weights, wherever they move', async ({ page }) => {
  await storeWheel(page, { slices: painted });
  await openPage(page);
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Choices, one per line' });
  await expect(box).toHaveValue('Pizza\nSushi\nTacos');
  await box.fill('Tacos  \n\nNew one\nPizza\nSashimi');
  await page.getByRole('radio', { name: 'List', exact: true }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['Tacos', 'New one', 'Pizza', 'Sashimi']);
  const { slices } = (await keptWheel(page))['wheel-definition'];
  expect(slices[0]).toEqual(painted[2]);
  expect(slices[2]).toEqual(painted[0]);
  expect(slices[3]).toEqual({ ...painted[1], text: 'Sashimi' });
  expect(slices[1]).toMatchObject({ active: true, weight: 1 });
});

test('the view is remembered, and the wheel follows the text', async ({ page }) => {
  await openPage(page);
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  await page.reload();
  const box = page.getByRole('textbox', { name: 'Choices, one per line' });
  await expect(box).toHaveValue(/^Pizza\nSushi/);
  await box.fill('one\ntwo\n<b>three</b>');
  await expect(page.getByText('3 choices', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('img', { name: 'Wheel with 3 choices: one, two, <b>three</b>' }),
  ).toBeAttached();
});

test('what was typed a moment ago is on the wheel when it spins, and after a reload', async ({ page }) => {
  await openPage(page);
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Choices, one per line' });
  await box.fill('only one');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(winnerDialog(page).getByRole('heading')).toHaveText('only one');
  await page.keyboard.press('Escape');
  await box.fill('and another');
  await page.reload();
  await expect(box).toHaveValue('and another');
});

test('ten thousand lines can be edited, and more than a wheel holds is said', async ({ page, context }) => {
  await storeWheel(page, { slices: manySlices(10_000), driftAnimation: { enabled: false } });
  await openPage(page);
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Choices, one per line' });
  await box.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('My ');
  await page.getByRole('radio', { name: 'List', exact: true }).click();
  await expect(page.getByRole('switch', { name: 'My Entry 1 on the wheel' })).toBeVisible();
  await expect(page.getByText('10,000 choices')).toBeVisible();
  await expect
    .poll(async () => (await keptWheel(page))['wheel-definition'].slices[0])
    .toMatchObject({ guid: 'guid-Entry 1', text: 'My Entry 1', background: '#dd2c30' });
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('x\n'.repeat(10_001)));
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('A wheel holds up to 10,000 choices. The rest weren’t added.')).toBeVisible();
});

test('a list pasted over the whole text of the sample begins a wheel of its own; elsewhere it is text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page);
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  await page.evaluate(() => navigator.clipboard.writeText('Anna\nBen\nChloé'));
  const box = page.getByRole('textbox', { name: 'Choices, one per line' });
  await box.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(box).toHaveValue('Anna\nBen\nChloé');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My wheel');
  await page.keyboard.press('ControlOrMeta+V');
  await expect(box).toHaveValue('Anna\nBen\nChloéAnna\nBen\nChloé');
  await expect(page.getByText('5 choices', { exact: true })).toBeVisible();
});
