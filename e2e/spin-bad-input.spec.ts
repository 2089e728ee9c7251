import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice } from './support/wheel-menu.ts';
import { boxOf, choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { colorsAround, wheelPicture } from './support/wheel-picture.ts';

const isDrawn = async (page: Parameters<typeof openPage>[0]) =>
  (await colorsAround(page, 40, 0.6)).some((color) => color.some((value) => value > 0));

const long = 'An endless label '.repeat(600);

for (const [what, slices] of [
  [
    'weights, labels, colours and slices that are none',
    [
      { text: 'zero', weight: 0 },
      { text: 'below', weight: -4 },
      { text: 'none', weight: null },
      { text: 'words', weight: 'heavy' },
      { text: 'part', weight: 0.3 },
      { text: '' },
      { text: long },
      { text: '👩‍👩‍👧‍👦🏳️‍🌈' },
      { text: 'שלום עולם' },
      { text: 'مرحبا' },
      { text: 42 },
      { text: 'a', background: 'mud' },
      { text: 'b', background: {}, color: 7 },
      {},
      {},
      null,
      'text',
      3,
    ],
  ],
  ['a weight beyond measure', [{ text: 'huge', weight: 1e300 }, { text: 'small' }]],
] as const) {
  test(`a wheel with ${what} is drawn and spins`, async ({ page }) => {
    await storeWheel(page, { slices });
    await openPage(page);
    expect(await isDrawn(page)).toBe(true);
    await spinButton(page).click();
    await expect(winnerDialog(page).getByRole('heading')).not.toBeEmpty();
    await page.keyboard.press('Escape');
    await expect(spinButton(page)).toBeEnabled();
  });
}

test('options of the wrong kind count as unset', async ({ page }) => {
  const wrong = Object.fromEntries(
    ['marker', 'text', 'line', 'outer', 'inner', 'center', 'driftAnimation', 'history'].map((part) => [
      part,
      7,
    ]),
  );
  const definition = {
    slices: slicesNamed('a', 'b'),
    duration: 'long',
    rotates: {},
    totalWheelSpins: 'many',
  };
  await storeWheel(
    page,
    { ...definition, ...wrong, showWheelSpins: true },
    { 'result-effect': 3, audio: 'x' },
  );
  await openPage(page);
  expect(await isDrawn(page)).toBe(true);
  await spinButton(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 spin', { exact: true })).toBeVisible();
});

test('with nothing to spin the button is off and the page says what to do', async ({ page }) => {
  await storeWheel(page, { slices: [] });
  await openPage(page);
  await expect(spinButton(page)).toBeDisabled();
  await expect(page.getByText('Add a choice and give it a spin.')).toBeVisible();
  await wheelPicture(page).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await addChoice(page, 'Only');
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  expect((await keptWheel(page))['wheel-definition'].totalWheelSpins).toBe(1);
});

test('a winner of ten thousand characters leaves everything in its place on any screen', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed(long) });
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page);
    const before = await boxOf(wheelPicture(page));
    await spinButton(page).click();
    for (const answer of ['Done', 'Hide this choice'])
      await expect(winnerDialog(page).getByRole('button', { name: answer })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(page.getByText('Last:')).toBeVisible();
    expect(await boxOf(wheelPicture(page)), `${width}×${height}`).toEqual(before);
    await expect.poll(() => choiceTexts(page)).toHaveLength(1);
  }
});
