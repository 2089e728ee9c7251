import { expectNoViolation } from './support/axe.ts';
import { ideaDialog, makeButton, openIdeas, proposed, sentence } from './support/ideas.ts';
import { expectFineInEveryLook } from './support/looks.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromWheelMenu, isLeavingAsked, wheelName } from './support/wheel-menu.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

test.use({
  expectedComplaints: /status of 404|ERR_INTERNET_DISCONNECTED|No wheel was made|could not be asked/,
});

test('a sentence becomes a wheel: looked at, changed, taken, and the address no longer asks', async ({
  page,
}) => {
  await openIdeas(page);
  await expect(page).toHaveURL(/\/en\/wheel\/$/);
  await expect(sentence(page)).toBeFocused();
  await expect(ideaDialog(page)).toContainText('The ideas come from the built-in library: free');
  await sentence(page).fill('quick vegetarian dinners');
  await ideaDialog(page).getByRole('spinbutton', { name: 'Choices' }).fill('5');
  await makeButton(page).click();
  await expect(proposed(page)).toHaveCount(5);
  await expect(ideaDialog(page).getByRole('status')).toContainText('5 choices from the built-in library.');
  await proposed(page).first().fill('Grandma’s soup');
  await ideaDialog(page)
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .click();
  await expect(proposed(page)).toHaveCount(4);
  await ideaDialog(page).getByRole('textbox', { name: 'Name' }).fill('Our dinners');
  await ideaDialog(page).getByRole('button', { name: 'Use this wheel' }).click();
  await expect(ideaDialog(page)).toBeHidden();
  await expect(wheelName(page)).toHaveText('Our dinners');
  await expect.poll(async () => (await choiceTexts(page))[0]).toBe('Grandma’s soup');
  await expect.poll(() => choiceTexts(page)).toHaveLength(4);
});

test('another topic that fits, another try, another sentence', async ({ page }) => {
  await openPage(page);
  await chooseFromWheelMenu(page, 'Describe a wheel…');
  await sentence(page).fill('dinners');
  await page.keyboard.press('Tab');
  await makeButton(page).click();
  await expect(proposed(page)).toHaveCount(12);
  const others = ideaDialog(page).getByRole('region', { name: 'Also fits:' }).getByRole('button');
  const topic = (await others.first().textContent()) ?? '';
  await others.first().click();
  await expect(ideaDialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue(topic);
  await ideaDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(proposed(page)).toHaveCount(12);
  await ideaDialog(page).getByRole('button', { name: 'Change the sentence' }).click();
  await expect(sentence(page)).toHaveValue('dinners');
  await page.keyboard.press('Escape');
  await expect(ideaDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Wheel: / })).toBeFocused();
  expect(await choiceTexts(page)).toHaveLength(8);
});

test('a list in the sentence becomes the wheel as it is', async ({ page }) => {
  await openIdeas(page);
  await sentence(page).fill('Who should pay: Anna, Ben, Carla or Dave?');
  await makeButton(page).click();
  await expect(proposed(page)).toHaveCount(4);
  await expect(proposed(page).first()).toHaveValue('Anna');
  await expect(ideaDialog(page).getByRole('status')).toHaveText(
    'From your sentence: 4 choices from your list. Change what you like.',
  );
  await expect(ideaDialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Who should pay');
  await ideaDialog(page).getByRole('button', { name: 'Use this wheel' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(['Anna', 'Ben', 'Carla', 'Dave']);
});

test('the form says what it understands while it is typed; Enter makes the wheel, Shift+Enter a line', async ({
  page,
}) => {
  await openIdeas(page);
  await sentence(page).pressSequentially('dinosaurs');
  await expect(
    ideaDialog(page).getByRole('region', { name: 'Suggestions:' }).getByRole('button').first(),
  ).toHaveText('Dinosaurs');
  await expectNoViolation(page, 'suggestions');
  await sentence(page).fill('Anna');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Ben');
  await expect(ideaDialog(page).getByRole('status')).toHaveText('2 choices from your list');
  await expect(sentence(page)).toHaveValue('Anna\nBen');
  await sentence(page).fill('numbers from 1 to 20');
  await expect(ideaDialog(page).getByRole('status')).toHaveText('20 choices, from 1 to 20');
  await page.keyboard.press('Enter');
  await expect(proposed(page)).toHaveCount(20);
  await expect(ideaDialog(page).getByRole('status')).toContainText('20 choices, from 1 to 20.');
});

test('Enter pressed twice makes the wheel once, and it is neither cancelled nor accepted unseen', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let calls = 0;
  await page.route('**/api/ai/wheel', async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await openIdeas(page);
  await sentence(page).fill('days of the week');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(ideaDialog(page).getByRole('status')).toHaveText('Thinking of choices…');
  answer();
  await expect(proposed(page)).toHaveCount(7);
  expect(calls).toBe(1);
});

test('the wheel before comes back with one press', async ({ page }) => {
  await openPage(page);
  const before = await choiceTexts(page);
  await chooseFromWheelMenu(page, 'Describe a wheel…');
  await sentence(page).fill('days of the week');
  await makeButton(page).click();
  await ideaDialog(page).getByRole('button', { name: 'Use this wheel' }).click();
  await expect.poll(() => choiceTexts(page)).toHaveLength(7);
  const news = page.getByRole('region', { name: 'Messages' }).getByText('Wheel replaced.');
  await expect(news).toBeVisible();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => choiceTexts(page)).toEqual(before);
  await expect(news).toBeHidden();
});

test('a sentence that was read as a list can be searched for ideas instead', async ({ page }) => {
  await openIdeas(page);
  await sentence(page).fill('board games, card games or dice games');
  await makeButton(page).click();
  await expect(proposed(page)).toHaveCount(3);
  await ideaDialog(page).getByRole('button', { name: 'Look for ideas instead' }).click();
  await expect(proposed(page)).toHaveCount(12);
  await expect(ideaDialog(page).getByRole('status')).toContainText('12 choices from the built-in library.');
});

test('when nothing fits, the nearest topics are offered', async ({ page }) => {
  await openIdeas(page);
  await sentence(page).fill('celestial pineapple sandwich contraband jurisprudence');
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('alert')).toContainText('has nothing that fits');
  const near = ideaDialog(page).getByRole('region', { name: 'Nearest topics:' }).getByRole('button');
  const topic = (await near.first().textContent()) ?? '';
  await expectNoViolation(page, 'the nearest topics');
  await near.first().click();
  await expect(proposed(page)).toHaveCount(12);
  await expect(ideaDialog(page).getByRole('textbox', { name: 'Name' })).toHaveValue(topic);
});

test('a wheel with unsaved changes is only left when its visitor says so', async ({ page }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await chooseFromWheelMenu(page, 'Describe a wheel…');
  await sentence(page).fill('animals');
  await makeButton(page).click();
  await ideaDialog(page).getByRole('button', { name: 'Use this wheel' }).click();
  await isLeavingAsked(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(ideaDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => choiceTexts(page)).toHaveLength(9);
});

test('an empty and a far too long sentence are answered by a sentence and sent nowhere', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await openIdeas(page);
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('alert')).toHaveText('Say in a few words what the wheel is about.');
  await expect(sentence(page)).toBeFocused();
  await sentence(page).fill('x'.repeat(10_000));
  await expect(ideaDialog(page)).toContainText('10,000 of 500 characters');
  await expect(ideaDialog(page).getByRole('alert')).toContainText('That’s 9,500 too many');
  await makeButton(page).click();
  await expect(sentence(page)).toHaveValue('x'.repeat(10_000));
  expect(asked.filter((url) => url.includes('/api/ai'))).toEqual([]);
});

test('nothing that fits, and no connection: the sentence stays and can be sent again', async ({
  page,
  context,
}) => {
  await openIdeas(page);
  await sentence(page).fill('xqzvw <q1w2e3> \u202e');
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('alert')).toContainText(
    'The built-in library has nothing that fits.',
  );
  await sentence(page).fill('animals');
  await context.setOffline(true);
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('alert')).toContainText('No connection.');
  await expect(sentence(page)).toHaveValue('animals');
  await context.setOffline(false);
  await makeButton(page).click();
  await expect(proposed(page)).toHaveCount(12);
});

test('axe finds nothing in every look, in German, and ideas are German', async ({ page }) => {
  await openIdeas(page, 'de');
  const dialog = page.getByRole('dialog', { name: 'Rad beschreiben' });
  await expect(dialog).toContainText('Die Ideen kommen aus der eingebauten Sammlung');
  await expect(dialog.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await expectFineInEveryLook(page, 'the form');
  await dialog.getByRole('textbox').first().fill('Tiere');
  await expect(dialog.getByRole('region', { name: 'Vorschläge:' })).toBeVisible();
  await expectFineInEveryLook(page, 'the suggestions');
  await dialog.getByRole('button', { name: 'Rad machen' }).click();
  await expect(
    dialog.getByRole('list', { name: 'Vorgeschlagene Einträge' }).getByRole('textbox'),
  ).toHaveCount(12);
  await expectFineInEveryLook(page, 'the preview');
});
