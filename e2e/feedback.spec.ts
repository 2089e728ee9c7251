import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  feedbackForm,
  fillIn,
  openFeedback,
  ratingGroup,
  sendButton,
  waiting,
} from './support/feedback-page.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Your feedback' });

const titles = {
  en: 'Feedback',
  'en-au': 'Feedback',
  de: 'Feedback',
  'de-ch': 'Feedback',
  nl: 'Feedback',
  fr: 'Ton avis',
  es: 'Tu opinión',
  pt: 'A tua opinião',
  it: 'La tua opinione',
};

test('there is a feedback page in each language', async ({ page }) => {
  for (const [language, title] of Object.entries(titles)) {
    const answer = await page.goto(`/${language}/feedback/`);
    expect(answer?.status(), language).toBe(200);
    await expect(page.locator('[data-page="feedback"]'), language).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), language).toHaveText(title);
    await expect(page.locator('html'), language).toHaveAttribute(
      'lang',
      new RegExp(`^${language.slice(0, 2)}`),
    );
  }
});

test('feedback is written and sent by keyboard alone; form and stars are empty again', async ({
  page,
  server,
}) => {
  await openFeedback(page);
  await page.getByRole('radio', { name: '1 star' }).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Praise' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard <b>alone</b>');
  await page.keyboard.press('Tab');
  await page.keyboard.type('In class');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.org');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeFocused();
  await expect(text(page)).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await waiting(server)).toMatch(
    /4 stars {2}praise {2}Ada <ada@example.org> {2}By keyboard <b>alone<\/b>/,
  );
  expect(await page.evaluate(() => localStorage.getItem('feedbackDraft'))).toBeNull();
});

test('what is missing is said at its field, and the first of it has the focus', async ({ page }) => {
  await openFeedback(page);
  await sendButton(page).click();
  await expect(ratingGroup(page)).toHaveAccessibleDescription('Choose a star rating.');
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expect(feedbackForm(page).getByRole('alert')).toHaveText([
    'Choose a star rating.',
    'Choose what it’s about.',
    'Write a few words.',
    'Enter your email address.',
  ]);
  const topic = page.getByRole('radiogroup', { name: 'What’s it about? (pick one)' });
  await expect(topic).toHaveAccessibleDescription('Choose what it’s about.');
  await page.getByRole('radio', { name: '2 stars' }).check();
  await expect(page.getByRole('radio', { name: 'Bug' })).toBeChecked();
  await expect(topic).toHaveCount(0);
  await text(page).fill('Something');
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('nobody');
  await expect(email).toHaveAccessibleDescription(/^That’s not an email address yet/);
  await sendButton(page).click();
  await expect(email).toBeFocused();
  await email.fill('ada@example.org');
  await expect(feedbackForm(page).getByRole('alert')).toHaveCount(0);
});

test('a text that is too long is kept and not sent', async ({ page }) => {
  await openFeedback(page);
  await fillIn(page, `${'🎡'.repeat(5000)}!`);
  await expect(page.getByText('5,001 of 5,000')).toBeVisible();
  await sendButton(page).click();
  await expect(text(page)).toHaveAccessibleDescription('That’s too long. Shorten it a little.');
  await expect(text(page)).toBeFocused();
  expect(await text(page).inputValue()).toHaveLength(10_001);
});

test('a draft outlives a reload', async ({ page }) => {
  await openFeedback(page);
  await fillIn(page, 'Half a thought', 2);
  await page.getByRole('textbox', { name: 'What do you use the wheel for?' }).fill('At home');
  await page.reload();
  await expect(text(page)).toHaveValue('Half a thought');
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Idea' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'What do you use the wheel for?' })).toHaveValue('At home');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await page.reload();
  await expect(text(page)).toHaveValue('');
});

test('users find their name and address filled in, and the feedback in their data', async ({
  page,
  server,
}) => {
  const email = await signIn(page, server, { returnTo: '/en/feedback/' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(/ada/);
  await page.getByRole('radio', { name: '5 stars' }).check();
  await page.getByRole('radio', { name: 'Praise' }).check();
  await text(page).fill('In my name');
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.goto('/en/account/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('In my name');
});

test('a draft does not reveal its author to the next visitor', async ({ page, server }) => {
  const email = await signIn(page, server, { returnTo: '/en/feedback/' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await text(page).fill('Half a thought');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(text(page)).toHaveValue('Half a thought');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(text(page)).toHaveValue('Half a thought');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
});

test('while it is being sent the form says so and sends once', async ({ page }) => {
  await openFeedback(page);
  await fillIn(page, 'Only once');
  let sent = 0;
  const held = Promise.withResolvers<void>();
  await page.route('**/api/feedback/submit', async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending…');
  await expect(feedbackForm(page)).toHaveAttribute('aria-busy', 'true');
  await sendButton(page).click({ force: true });
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(sendButton(page)).toHaveText('Send feedback');
  expect(sent).toBe(1);
});

test('what is sent is what the contract says', async ({ page }) => {
  await openFeedback(page);
  await fillIn(page, 'Exactly this');
  const request = page.waitForRequest('**/api/feedback/submit');
  await sendButton(page).click();
  const body = (await request).postDataJSON();
  expect(body).toEqual({
    name: '',
    email: 'ada@example.org',
    type: 'idea',
    usage: '',
    rating: 4,
    text: 'Exactly this',
    recaptchaToken: '',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('a machine that fills in every field is thanked, and nothing is stored', async ({ page, server }) => {
  await openFeedback(page);
  await fillIn(page, 'Cheap watches');
  await page.locator('input[name="website"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(await waiting(server)).not.toContain('Cheap watches');
});
