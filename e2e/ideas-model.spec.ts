import { ideaDialog, makeButton, openIdeas, proposed, sentence } from './support/ideas.ts';
import { signIn } from './support/mail-sign-in.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { type Server, startServer } from './support/server.ts';
import { test as base, expect } from './support/test.ts';

/** A server with a model, and the model. */
const test = base.extend<object, { model: Peer; server: Server }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const peer = await startPeer('chat-model.mjs');
      await use(peer);
      await peer.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({
        WHEELWRIGHT_AI_URL: `${model.url}/v1`,
        WHEELWRIGHT_AI_KEY: 'a-key-of-the-tests',
        WHEELWRIGHT_CREDITS_FREE: '2',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
test.use({ expectedComplaints: /status of 40[29]|No wheel was made/ });

const credits = (page: Parameters<typeof ideaDialog>[0]) =>
  ideaDialog(page).getByText(/^An AI writes the wheel/);

test('a user sees the progress of the model, may cancel, and keeps the credit', async ({
  page,
  server,
  model,
}) => {
  await model.set({ how: ['holds'] });
  await signIn(page, server);
  await openIdeas(page);
  await expect(credits(page)).toContainText('your 2 credits');
  await sentence(page).fill('a wheel of anything');
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('status')).toHaveText('2 of 12 choices');
  await expect(ideaDialog(page).getByRole('progressbar')).toHaveAttribute('value', '2');
  await expect(ideaDialog(page).getByRole('status')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ideaDialog(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toHaveValue('a wheel of anything');
  // An answer that the model still gave would be paid for.
  await expect.poll(async () => (await model.asked()).at(-1)?.hungUp).toBe(true);
  await expect(async () => {
    await page.reload();
    await openIdeas(page);
    await expect(credits(page)).toContainText('your 2 credits', { timeout: 2000 });
  }).toPass();
  await model.set({ how: ['good'] });
});

test('a wheel costs a credit, and without any the built-in ideas are offered', async ({
  page,
  server,
  model,
}) => {
  await model.set({ how: ['good'] });
  await signIn(page, server);
  await openIdeas(page);
  await sentence(page).fill('animals');
  await makeButton(page).click();
  await expect(proposed(page).first()).toHaveValue('Choice 1');
  await expect(ideaDialog(page).getByRole('status')).toContainText('Credits left: 1.');
  await ideaDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(ideaDialog(page).getByRole('status')).toContainText('Credits left: 0.');
  await ideaDialog(page).getByRole('button', { name: 'Change the sentence' }).click();
  await expect(credits(page)).toContainText('your 0 credits');
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('alert')).toContainText('You have no credits left');
  await ideaDialog(page).getByRole('button', { name: 'Use the built-in ideas' }).click();
  await expect(ideaDialog(page).getByRole('status')).toContainText('from the built-in library');
});

test('what the sentence says itself is made without the model and costs nothing', async ({
  page,
  server,
  model,
}) => {
  await model.set({ how: ['script'] });
  await signIn(page, server);
  await openIdeas(page);
  for (const [said, count] of [
    ['Anna, Ben or Carla', 3],
    ['numbers from 1 to 20', 20],
    ['days of the week', 7],
  ] as const) {
    await sentence(page).fill(said);
    await makeButton(page).click();
    await expect(proposed(page)).toHaveCount(count);
    await expect(ideaDialog(page).getByRole('status')).toContainText('From your sentence:');
    await ideaDialog(page).getByRole('button', { name: 'Change the sentence' }).click();
    await expect(credits(page)).toContainText('your 2 credits');
  }
});

test('a model that answers nonsense costs nothing', async ({ page, server, model }) => {
  await model.set({ how: ['script'] });
  await signIn(page, server);
  await openIdeas(page);
  await sentence(page).fill('animals');
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('alert')).toContainText('The AI’s answer couldn’t be used.');
  await expect(credits(page)).toContainText('your 2 credits');
});

test('a guest reads what signing in would change, and gets the built-in ideas', async ({ page }) => {
  await openIdeas(page);
  await expect(ideaDialog(page)).toContainText('Sign in and an AI writes the wheel for you.');
  await expect(ideaDialog(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await sentence(page).fill('animals');
  await makeButton(page).click();
  await expect(ideaDialog(page).getByRole('status')).toContainText('from the built-in library');
});
