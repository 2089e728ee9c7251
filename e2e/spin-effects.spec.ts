import { slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { openPage, spinButton, winnerDialog } from './support/wheel-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const effects = {
  fireworks: 'fireworks',
  confetti: 'confetti',
  bigCircles: 'big-circles',
  fountain: 'fountain',
  seaAnemone: 'sea-anemone',
  snow: 'snow',
  stars: 'stars',
  valentines: 'valentines',
  emoji: 'emoji',
  hyperspace: 'hyperspace',
};

test('the line above the name and the answers are in front of the celebration', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('a'), duration: 100 }, { 'result-effect': 'emoji' });
  await openPage(page);
  await spinButton(page).click();
  const layerOf = (element: Element) => {
    let at: Element | null = element;
    while (at && getComputedStyle(at).zIndex === 'auto') at = at.parentElement;
    return at ? Number(getComputedStyle(at).zIndex) : 0;
  };
  const celebration = await winnerDialog(page).locator('canvas').evaluate(layerOf);
  const line = await winnerDialog(page).getByText('The wheel has spoken').evaluate(layerOf);
  const answer = winnerDialog(page).getByRole('button', { name: 'Hide this choice' });
  expect(line).toBeGreaterThan(celebration);
  expect(await answer.evaluate(layerOf)).toBeGreaterThan(celebration);
});

test('each of the ten plays in front of the dark stage, is fetched only then, and ends with it', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const fetchedEffects = () =>
    fetched.flatMap((path) => Object.values(effects).filter((file) => path.startsWith(`/assets/${file}-`)));
  // The winner determines the effect; each choice is removed after its win, so each wins exactly once.
  const slices = slicesNamed(...Object.keys(effects)).map((slice) => ({
    ...slice,
    resultEffect: slice.text,
  }));
  await storeWheel(page, { slices, duration: 100 });
  await openPage(page);

  const played: string[] = [];
  while (played.length < slices.length) {
    expect(fetchedEffects()).toEqual(played);
    await spinButton(page).click();
    const canvas = winnerDialog(page).locator('canvas');
    await expect(canvas).toBeAttached();
    const name = (await winnerDialog(page).getByRole('heading').textContent()) as keyof typeof effects;
    await expect.poll(() => canvas.evaluate(isPainted), { message: name, intervals: [50] }).toBe(true);
    played.push(effects[name]);
    await winnerDialog(page).getByRole('button', { name: 'Hide this choice' }).click();
    await expect(page.locator('canvas')).toHaveCount(1);
  }
});

test('the effect of the choice comes before that of the wheel', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const slices = slicesNamed('a').map((slice) => ({ ...slice, resultEffect: 'snow' }));
  await storeWheel(page, { slices }, { 'result-effect': 'stars' });
  await openPage(page);
  await spinButton(page).click();
  await expect(winnerDialog(page).locator('canvas')).toBeAttached();
  await expect.poll(() => fetched.some((url) => url.includes('/assets/snow-'))).toBe(true);
  expect(fetched.some((url) => url.includes('/assets/stars-'))).toBe(false);
});

test('an unknown effect is ignored', async ({ page }) => {
  await storeWheel(page, { slices: slicesNamed('a') }, { 'result-effect': 'explosion' });
  await openPage(page);
  await spinButton(page).click();
  await expect(winnerDialog(page)).toBeVisible();
  await expect(winnerDialog(page).locator('canvas')).toHaveCount(0);
});

function isPainted(canvas: SVGElement | HTMLElement): boolean {
  const copy = new OffscreenCanvas(200, 120).getContext('2d');
  copy?.drawImage(canvas as HTMLCanvasElement, 0, 0, 200, 120);
  return copy?.getImageData(0, 0, 200, 120).data.some((value) => value > 0) ?? false;
}
