import { expectSameAngle, goLive, liveButton, spinOnScreen, watch, winnerOf } from './support/live.ts';
import { listen } from './support/live-schema.ts';
import { keptWheel, slicesNamed, storeWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseSample, wheelName } from './support/wheel-menu.ts';
import { choiceTexts, openPage, spinButton, winnerDialog } from './support/wheel-page.ts';
import { isTurning, wheelPicture } from './support/wheel-picture.ts';

test.describe('a spin', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('is the same on every screen: begun together, the same turns, landing at the same angle', async ({
    page: host,
    another,
  }) => {
    test.slow();
    // Long enough for a page that comes late on a busy machine.
    const link = await goLive(host, { duration: 16_000 });
    const first = await watch(await another({ viewport: { width: 1024, height: 640 } }), link);
    const wrongClock = await another({ viewport: { width: 360, height: 740 } });
    await wrongClock.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + 3_600_000;
    });
    await watch(wrongClock, link);
    // With its files cached, the page is in the room before the wheel stops, also on a busy machine.
    const late = await another({ viewport: { width: 800, height: 600 } });
    await openPage(late);

    await spinButton(host).click();
    await expect(wrongClock.getByText('Spinning…')).toBeVisible();
    await watch(late, link);

    const everyone = [host, first, wrongClock, late];
    for (const page of everyone) await expect.poll(() => isTurning(page)).toBe(true);
    const spins = await Promise.all(everyone.map(spinOnScreen));
    for (const spin of spins) {
      // Its precision depends on how busy the machine is; a clock that is an hour wrong would show.
      expect(Math.abs(spin.startedAt - (spins[0]?.startedAt ?? 0))).toBeLessThan(3000);
      expect(spin.turns.length).toBeGreaterThan(100);
      expect(spin.turns).toEqual(spins[0]?.turns);
    }
    for (const page of everyone) await expect(winnerDialog(page)).toBeVisible();
    await expectSameAngle(...everyone);
    expect(new Set(await Promise.all(everyone.map(winnerOf))).size).toBe(1);
  });
});

test('the host’s answer closes everybody’s popup and the wheel follows; a viewer’s closes only the own', async ({
  page: host,
  another,
}) => {
  const link = await goLive(host);
  const first = await watch(await another(), link);
  const second = await watch(await another(), link);
  await spinButton(host).click();
  for (const page of [host, first, second]) await expect(winnerDialog(page)).toBeVisible();
  const winner = await winnerOf(host);
  await expect(winnerDialog(first).getByRole('button', { name: /choice|Spin/ })).toHaveCount(0);
  await expect(winnerDialog(host).getByRole('button', { name: /choice|Spin/ })).toHaveCount(2);
  await winnerDialog(first).getByRole('button', { name: 'Done' }).click();
  await expect(winnerDialog(first)).toBeHidden();
  await expect(winnerDialog(second)).toBeVisible();

  await winnerDialog(host).getByRole('button', { name: 'Hide this choice' }).click();
  await expect(winnerDialog(second)).toBeHidden();
  for (const page of [first, second]) {
    await expect(wheelPicture(page)).toHaveAccessibleName(/^Wheel with 3 choices/);
    await expect(page.getByText(`Last: ${winner}`)).toBeVisible();
  }
  await expectSameAngle(host, first, second);
});

test('edits are seen as they happen, also another wheel, and viewers can change nothing', async ({
  page: host,
  another,
}) => {
  const viewer = await another();
  const said = listen(viewer);
  await watch(viewer, await goLive(host));
  await addChoice(host, 'Dumplings');
  await expect(wheelPicture(viewer)).toHaveAccessibleName(/Dumplings/);
  await expectSameAngle(host, viewer);
  await expect(viewer.getByRole('textbox', { name: 'New choice' })).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: /^(Undo|Share|Wheel: )/ })).toHaveCount(0);
  await wheelPicture(viewer).click({ button: 'right', position: { x: 200, y: 90 } });
  await wheelPicture(viewer).click();

  await host.getByRole('button', { name: 'Undo' }).click();
  await expect(wheelPicture(viewer)).not.toHaveAccessibleName(/Dumplings/);
  expect(said.filter(({ side, message }) => side === 'fromPage' && message.type === 'spin')).toEqual([]);
  await expect(winnerDialog(host)).toBeHidden();
  await host.getByRole('button', { name: 'Redo' }).click();
  await chooseSample(host, 'Yes or no?');
  await host.getByRole('alertdialog').getByRole('button', { name: 'Switch wheels' }).click();
  await expect(wheelName(viewer)).toHaveText('Yes or no?');
  await expectSameAngle(host, viewer);
  await expect(viewer.getByRole('menu')).toHaveCount(0);
});

test('the viewer’s own wheel is not touched, and is there again after leaving', async ({
  page: host,
  another,
}) => {
  const link = await goLive(host);
  const viewer = await another();
  await storeWheel(viewer, { slices: slicesNamed('Mine', 'Too'), name: 'My own' });
  await openPage(viewer);
  await addChoice(viewer, 'Third');
  const before = await keptWheel(viewer);
  await watch(viewer, link);
  await expect(wheelName(viewer)).toHaveText('Lunch');
  await expect(viewer).toHaveTitle('Lunch · Wheelwright');
  await spinButton(host).click();
  await expect(winnerDialog(viewer)).toBeVisible();
  await viewer.keyboard.press('Escape');
  expect(await keptWheel(viewer)).toEqual(before);
  await viewer.getByRole('button', { name: 'Leave' }).click();
  await expect(wheelName(viewer)).toHaveText('My own');
  await expect.poll(() => choiceTexts(viewer)).toEqual(['Mine', 'Too', 'Third']);
  await expect(liveButton(host)).toHaveAccessibleName('Live: 1 in the room');
});

test('a viewer without motion learns the winner together with the others', async ({
  page: host,
  another,
}) => {
  const link = await goLive(host, { duration: 2500 });
  const viewer = await another();
  await viewer.clock.install();
  await watch(viewer, link);
  // On a paused clock the spin never ends: a page that shows the winner at once fails here.
  await expect(() => viewer.clock.pauseAt(Date.now() + 1000)).toPass();
  await spinButton(host).click();
  await expect(viewer.getByText('Spinning…')).toBeVisible();
  await expect(winnerDialog(host)).toBeVisible();
  await expect(viewer.getByText('Spinning…')).toBeVisible();
  await expect(winnerDialog(viewer)).toBeHidden();
  await viewer.clock.runFor(5000);
  await expect(winnerDialog(viewer)).toBeVisible();
});
