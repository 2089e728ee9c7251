import {
  callAsUser,
  canSaveOffline,
  cloudWheel,
  hasNoConnection,
  isSaved,
  messages,
  save,
  saveButton,
  signInHere,
} from './support/cloud.ts';
import { accountButton, mailedLink, signIn } from './support/mail-sign-in.ts';
import { keptWheel } from './support/stored-wheel.ts';
import { expect, test } from './support/test.ts';
import { addChoice, chooseFromWheelMenu, wheelName } from './support/wheel-menu.ts';
import { boxOf, choiceTexts, openPage } from './support/wheel-page.ts';

test('a user saves by button and by key, and sees what is saved', async ({ page, server }) => {
  await signIn(page, server);
  await page.evaluate(() => {
    window.addEventListener('recent-list-changed', (event) => {
      document.body.dataset.source = (event as CustomEvent).detail.source;
    });
  });
  await expect(saveButton(page)).toHaveAccessibleName('Save to my account');
  const sent = page.waitForRequest('**/api/wheel');
  const search = page.getByRole('button', { name: 'Search wheels' });
  const { x } = await boxOf(search);
  await save(page);
  expect((await boxOf(search)).x, 'what stands beside Save stays in its place').toBe(x);
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ id: expect.any(String), audio: {}, 'wheel-definition': {} });
  expect(body['wheel-definition'].updatedAt).toEqual(expect.any(Number));
  await expect(page.locator('body')).toHaveAttribute('data-source', 'wheel_save');
  expect(await keptWheel(page)).toMatchObject({
    source: 'user',
    cloudSaved: true,
    cloudSavedAt: expect.any(Number),
    owner: expect.stringMatching(/^email:/),
  });

  await addChoice(page, 'Dumplings');
  await expect(saveButton(page)).toHaveAccessibleName('Save to my account');
  expect(await keptWheel(page)).toMatchObject({ cloudSaved: false });
  await page.keyboard.press('Control+s');
  await isSaved(page);
  const { body: loaded } = await callAsUser(page, 'GET', `/api/wheel/${body.id}`);
  expect(loaded.wheel['wheel-definition'].slices.at(-1).text).toBe('Dumplings');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(saveButton(page)).toHaveAccessibleName('Save to my account');
  await save(page);
});

test('what is still being typed is saved too', async ({ page, server }) => {
  await signIn(page, server);
  await page.getByRole('radio', { name: 'Text', exact: true }).click();
  await page.getByRole('textbox', { name: 'Choices, one per line' }).fill('Anna\nBen');
  await expect(page.getByRole('tabpanel')).toMatchAriaSnapshot({ name: 'text-view' });
  await page.keyboard.press('Control+s');
  await isSaved(page);
  const { id } = await keptWheel(page);
  const { body } = await callAsUser(page, 'GET', `/api/wheel/${id}`);
  expect(body.wheel['wheel-definition'].slices.map(({ text }: { text: string }) => text)).toEqual([
    'Anna',
    'Ben',
  ]);
});

test('signed addresses are blanked before a save, ids are kept', async ({ page, server }) => {
  await signIn(page, server);
  await page.evaluate(() => {
    const config = {
      id: '11111111-1111-4111-8111-111111111111',
      // Switched off: the page must not fetch the sound, whose address doesn't exist.
      audio: {
        events: {
          win: { enabled: false, trackGuid: 't', genreGuid: 'my-sounds', signedTrackUrl: '/x?sig=1' },
        },
      },
      'wheel-definition': {
        name: 'Signed',
        wheelBackgroundImage: 'i',
        signedWheelBackgroundImage: '/favicon.svg?sig=1',
        slices: [{ text: 'A' }, { text: 'B' }],
      },
    };
    localStorage.setItem('wheelConfig', JSON.stringify(config));
  });
  await page.reload();
  const sent = page.waitForRequest('**/api/wheel');
  await save(page);
  const text = (await sent).postData() ?? '';
  expect(text).not.toContain('sig=');
  expect(JSON.parse(text)).toMatchObject({
    audio: { events: { win: { trackGuid: 't', signedTrackUrl: '' } } },
    'wheel-definition': { wheelBackgroundImage: 'i', signedWheelBackgroundImage: '' },
  });
});

test('a guest is led through sign-in and comes back to the save', async ({ page, server }) => {
  await openPage(page);
  await addChoice(page, 'Dumplings');
  await saveButton(page).click();
  await signInHere(page, server);
  await expect(page).toHaveURL(`${server.url}/en/`);
  await isSaved(page);
  await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
  const { body } = await callAsUser(page, 'GET', '/api/wheels');
  expect(body.wheels).toHaveLength(1);
  await page.reload();
  await isSaved(page);
});

test('a guest saves the sample as it is', async ({ page, server }) => {
  await openPage(page, '/de/');
  await saveButton(page).click();
  await signInHere(page, server);
  await expect(saveButton(page)).toHaveAccessibleName('In deinem Konto gespeichert');
});

test.describe('two devices', () => {
  test.use({ expectedComplaints: /409|Failed to save/ });

  for (const [choice, expected] of [
    ['Keep mine', ['One', 'Two', 'Mine']],
    ['Load the other one', ['One', 'Two', 'Theirs']],
    ['Save mine as a copy', ['One', 'Two', 'Mine']],
  ] as const) {
    test(`that save the same wheel are asked: ${choice}`, async ({ page, server }) => {
      await signIn(page, server);
      const wheel = await cloudWheel(page, 'Lunch');
      await openPage(page, `/en?wheel=${wheel.id}`);
      await expect(wheelName(page)).toHaveText('Lunch');
      await addChoice(page, 'Mine');
      const theirs = structuredClone(wheel);
      theirs['wheel-definition'].slices.push({ ...theirs['wheel-definition'].slices[0], text: 'Theirs' });
      expect((await callAsUser(page, 'POST', '/api/wheel', theirs)).status).toBe(200);

      await saveButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'Saved elsewhere' });
      await expect(dialog).toContainText('3 choices');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect.poll(() => choiceTexts(page)).toEqual(['One', 'Two', 'Mine']);
      await saveButton(page).click();
      await dialog.getByRole('button', { name: choice, exact: true }).click();
      if (choice === 'Save mine as a copy') {
        await expect(page).not.toHaveURL(new RegExp(wheel.id));
        await expect(page).toHaveURL(/\/en\?wheel=/);
        await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
      }
      await isSaved(page);
      await expect.poll(() => choiceTexts(page)).toEqual(expected);
      const { body } = await callAsUser(page, 'GET', `/api/wheel/${wheel.id}`);
      const stored = choice === 'Keep mine' ? 'Mine' : 'Theirs';
      expect(body.wheel['wheel-definition'].slices.at(-1).text).toBe(stored);
    });
  }

  test('another user’s wheel can only be saved as a copy', async ({ page, server, browser }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const other = await context.newPage();
    await signIn(other, server);
    const { id } = await cloudWheel(other, 'Theirs');
    await context.close();

    await signIn(page, server);
    await page.evaluate((stolen) => {
      const definition = { name: 'Mine', slices: [{ text: 'A' }, { text: 'B' }] };
      localStorage.setItem('wheelConfig', JSON.stringify({ id: stolen, 'wheel-definition': definition }));
    }, id);
    await page.reload();
    await saveButton(page).click();
    await expect(messages(page)).toContainText('belongs to someone else');
    await messages(page).getByRole('button', { name: 'Save as a copy' }).click();
    await expect(page).toHaveURL(/\/en\?wheel=/);
    await isSaved(page);
    expect((await keptWheel(page)).id).not.toBe(id);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedComplaints: /Failed to|ERR_INTERNET_DISCONNECTED/ });

  test('saving says so, nothing is lost, and it is saved later', async ({ page, server, context }) => {
    await signIn(page, server);
    await addChoice(page, 'Dumplings');
    await canSaveOffline(page);
    await context.setOffline(true);
    await hasNoConnection(page);
    await saveButton(page).click();
    await expect(messages(page)).toContainText('You’re offline. Your wheel is safe in this browser');
    await expect(saveButton(page)).toHaveAccessibleName('Save again: there was no connection');
    expect((await keptWheel(page))['wheel-definition'].slices.at(-1)?.text).toBe('Dumplings');
    await context.setOffline(false);
    await isSaved(page);
  });
});

test.describe('a session that has ended', () => {
  test.use({ expectedComplaints: /401|Failed to save/ });

  test('costs nothing: signed in again, the wheel is saved as it was', async ({ page, server }) => {
    const email = await signIn(page, server);
    await save(page);
    await addChoice(page, 'Dumplings');
    await callAsUser(page, 'DELETE', '/api/user/sessions');
    await saveButton(page).click();
    const popup = page.getByRole('alertdialog', { name: 'Session Expired' });
    await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');

    await popup.getByRole('button', { name: 'Log In' }).click();
    await page.getByRole('textbox', { name: /mail/i }).fill(email);
    await page.getByRole('textbox', { name: /mail/i }).press('Enter');
    await page.goto(await mailedLink(server, email, 1));
    await isSaved(page);
    await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
    const { body } = await callAsUser(page, 'GET', '/api/wheels');
    expect(body.wheels).toMatchObject([{ sliceCount: 9 }]);
  });
});

test.describe('an address with a wheel', () => {
  test.use({ expectedComplaints: /404|could not be loaded/ });

  test('shows a guest the default and the way to sign in', async ({ page, server, browser }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const owner = await context.newPage();
    await signIn(owner, server);
    const { id } = await cloudWheel(owner, 'Lunch');
    await context.close();

    await openPage(page, `/fr?wheel=${id}`);
    await expect(wheelName(page)).toHaveText(/midi/);
    const needed = page.getByRole('alertdialog', { name: 'Connexion requise' });
    await expect(needed).toContainText('Cette roue est dans un compte.');
    await needed.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page).toHaveURL(`${server.url}/login?returnTo=${encodeURIComponent(`/fr?wheel=${id}`)}`);
  });

  test('that is nobody’s shows the user’s default, and says so', async ({ page, server }) => {
    await signIn(page, server);
    await openPage(page, '/en?wheel=00000000-0000-4000-8000-000000000000');
    await expect(wheelName(page)).toHaveText('What’s for lunch?');
    await expect(messages(page)).toContainText('doesn’t exist any more, or it isn’t yours');
  });

  test('keeps changes that were not saved over a reload, and the wheel over a sign-out', async ({
    page,
    server,
  }) => {
    await signIn(page, server);
    const { id } = await cloudWheel(page, 'Lunch');
    await openPage(page, `/en?wheel=${id}`);
    await addChoice(page, 'Three');
    await page.reload();
    await expect(wheelName(page)).toHaveText('Lunch');
    await expect.poll(() => choiceTexts(page)).toEqual(['One', 'Two', 'Three']);
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${server.url}/en/`);
    await expect(messages(page)).toContainText(/signed out/i);
    await expect.poll(() => choiceTexts(page)).toEqual(['One', 'Two', 'Three']);
    await expect(wheelName(page)).toHaveText('Lunch');
  });

  test('is left with its wheel, and the wheel that was being made is not lost', async ({ page, server }) => {
    await signIn(page, server);
    await addChoice(page, 'Dumplings');
    const { id } = await cloudWheel(page, 'From the cloud');
    await openPage(page, `/en?wheel=${id}`);
    await expect(wheelName(page)).toHaveText('From the cloud');
    await expect(page).toHaveTitle('From the cloud · Wheelwright');
    await chooseFromWheelMenu(page, 'My wheels');
    await expect(page).toHaveURL(/\/dashboard/);
    await page.getByRole('main').getByText('What’s for lunch?', { exact: true }).click();
    await expect(page).toHaveURL(`${server.url}/en/`);
    await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
    await page.reload();
    await expect.poll(async () => (await choiceTexts(page)).at(-1)).toBe('Dumplings');
  });
});

test('a user without a stored wheel sees the most recent one', async ({ page, server }) => {
  await signIn(page, server);
  await cloudWheel(page, 'Older');
  await cloudWheel(page, 'Newest');
  await page.evaluate(() => localStorage.removeItem('wheelConfig'));
  await openPage(page);
  await expect(wheelName(page)).toHaveText('Newest');
});

test('a wheel that was saved elsewhere is shown as it is there', async ({ page, server }) => {
  await signIn(page, server);
  await save(page);
  const { id } = await keptWheel(page);
  const { body } = await callAsUser(page, 'GET', `/api/wheel/${id}`);
  body.wheel['wheel-definition'].name = 'Changed on the phone';
  await callAsUser(page, 'POST', '/api/wheel', body.wheel);
  await page.reload();
  await expect(wheelName(page)).toHaveText('Changed on the phone');
});
