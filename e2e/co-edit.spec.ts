import type { Page } from '@playwright/test';
import {
  callAsUser,
  cloudWheel,
  isSaved,
  messages,
  save,
  saveButton,
  shareButton,
  shareDialog,
  signInHere,
} from './support/cloud.ts';
import { signIn } from './support/mail-sign-in.ts';
import { expect, test } from './support/test.ts';
import { addChoice, wheelName } from './support/wheel-menu.ts';
import { choiceTexts, openPage } from './support/wheel-page.ts';

// An ended link answers 404; the page says it in its own words.
test.use({ expectedComplaints: /Failed to load resource|could not be loaded|Failed to save/ });

const links = (page: Page) => shareDialog(page).getByRole('list', { name: 'Co-editing links of this wheel' });

/** The owner creates a co-editing link of the wheel on the stage. */
async function makeLink(owner: Page): Promise<string> {
  await shareButton(owner).click();
  await shareDialog(owner).getByRole('button', { name: 'Create a co-editing link' }).click();
  const address = await shareDialog(owner).getByRole('textbox', { name: 'Co-editing link' }).inputValue();
  await expect(links(owner).getByRole('listitem').first()).toContainText('Nobody has saved with it yet');
  await owner.keyboard.press('Escape');
  return address;
}

test('two people change one wheel; who was slower is asked, and an ended link opens nothing', async ({
  page: owner,
  another,
  server,
}) => {
  test.slow();
  await signIn(owner, server);
  const wheel = await cloudWheel(owner, 'Ours');
  await openPage(owner, `/en?wheel=${wheel.id}`);
  await expect(wheelName(owner)).toHaveText('Ours');
  const address = await makeLink(owner);
  expect(address).toMatch(new RegExp(`/en\\?wheel=${wheel.id}&magiclink=[\\w-]{20,}$`));

  const friend = await another();
  await friend.goto(address);
  const invitation = friend.getByRole('alertdialog', { name: 'Login required' });
  await expect(invitation).toContainText('You’ve been invited to edit this wheel together.');
  await invitation.getByRole('button', { name: 'Log in' }).click();
  await signInHere(friend, server);
  await expect(friend).toHaveURL(address);
  await expect(wheelName(friend)).toHaveText('Ours');
  await expect(saveButton(friend)).toHaveAccessibleName('Saved to your account');
  await addChoice(friend, 'From the friend');
  await save(friend);
  await expect(friend).toHaveURL(address);

  const { body } = await callAsUser(owner, 'GET', `/api/wheel/${wheel.id}`);
  expect(body.wheel.owner).toBe(wheel.owner);
  await addChoice(owner, 'From the owner');
  await saveButton(owner).click();
  const stale = owner.getByRole('dialog', { name: 'Saved elsewhere' });
  await stale.getByRole('button', { name: 'Load the other one' }).click();
  await expect.poll(() => choiceTexts(owner)).toEqual(['One', 'Two', 'From the friend']);

  await shareButton(owner).click();
  await expect(links(owner).getByRole('listitem')).toContainText('Last saved');
  await links(owner).getByRole('button', { name: /^End/ }).click();
  await expect(links(owner)).toHaveCount(0);
  await owner.keyboard.press('Escape');

  await addChoice(friend, 'Too late');
  await saveButton(friend).click();
  await expect(messages(friend)).toContainText('The owner has ended this co-editing link.');
  await messages(friend).getByRole('button', { name: 'Save as a copy' }).click();
  await expect(friend).not.toHaveURL(/magiclink/);
  await isSaved(friend);
  await expect.poll(() => choiceTexts(friend)).toEqual(['One', 'Two', 'From the friend', 'Too late']);

  await friend.goto(address);
  await expect(messages(friend)).toContainText('This co-editing link has ended.');
});

test('the link opens its wheel and nothing else, and only while it names it', async ({
  page: owner,
  another,
  server,
}) => {
  await signIn(owner, server);
  const wheel = await cloudWheel(owner, 'Ours');
  const secret = await cloudWheel(owner, 'Secret');
  await openPage(owner, `/en?wheel=${wheel.id}`);
  const address = await makeLink(owner);
  const friend = await another();
  await signIn(friend, server);
  await openPage(friend, address.replace(wheel.id, secret.id));
  await expect(messages(friend)).toContainText('This co-editing link has ended.');
  await openPage(friend, address.replace(/&magiclink.*/, ''));
  await expect(messages(friend)).toContainText('This wheel doesn’t exist any more, or it isn’t yours.');
  await openPage(friend, address);
  await expect(wheelName(friend)).toHaveText('Ours');
  await expect(shareDialog(friend)).toHaveCount(0);
  await shareButton(friend).click();
  await expect(shareDialog(friend)).toContainText('This wheel belongs to someone else.');
  await expect(shareDialog(friend).getByRole('button', { name: 'Create a co-editing link' })).toHaveCount(0);
});
