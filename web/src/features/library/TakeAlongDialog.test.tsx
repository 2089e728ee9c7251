import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDialog, uppermostDialog } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { openLibrary } from '../../library/library';
import { sessionStore } from '../../session/session-state';
import type { User } from '../../session/user';
import { PageDialogs } from '../../testing/PageDialogs';
import { renderInEnglish } from '../../testing/render';
import { openDocument } from '../../wheel/document/upgrade';
import { fakeCloud } from './testing/fake-cloud';
import { emptyLibrary, keepWheels, signInAs } from './testing/kept-wheels';
import { wheelsToTake } from './use-cards';

/** Returns the names of the wheels that were sent. */
function cloud(refuse?: Parameters<typeof fakeCloud>[1]) {
  const { calls } = fakeCloud({}, refuse);
  return () =>
    calls
      .filter(({ route }) => route === 'POST /api/wheel')
      .map(({ body }) => openDocument(body).wheel?.name);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const states = async () =>
  Object.fromEntries((await (await openLibrary()).cards()).map(({ name, state }) => [name, state]));
const unanswered = async () =>
  wheelsToTake(await (await openLibrary()).cards(), sessionStore.getState().user as User, 'answered').length;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  toastStore.setState({ toasts: [] });
  await startI18n('en');
  await loadTexts('library', 'cloud');
  await emptyLibrary();
  await keepWheels('Lunch', 'Dinner', 'Secret');
  signInAs('1');
  openDialog('takeAlong');
  await renderInEnglish(<PageDialogs />);
  await screen.findByRole('checkbox', { name: 'Lunch' });
});
afterEach(() => vi.unstubAllGlobals());

it('saves all unless told otherwise, and closes', async () => {
  const saved = cloud();
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
  await press('Save to my account');
  await vi.waitFor(() => expect(uppermostDialog()).toBeUndefined());
  expect(saved()).toEqual(['Lunch', 'Dinner', 'Secret']);
  expect(toastStore.getState().toasts.at(-1)?.text).toBe('3 wheels were saved to your account');
});

it('saves some, and asks about none of them again', async () => {
  const saved = cloud();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Secret' }));
  expect(screen.getByRole('checkbox', { name: 'All of them' })).not.toBeChecked();
  await press('Save to my account');
  await vi.waitFor(() => expect(uppermostDialog()).toBeUndefined());
  expect(saved()).toEqual(['Lunch', 'Dinner']);
  expect(await states()).toEqual({ Lunch: 'saved', Dinner: 'saved', Secret: 'here' });
  expect(await unanswered()).toBe(0);
});

it('saves none where none is chosen or the answer is no', async () => {
  const saved = cloud();
  await userEvent.click(screen.getByRole('checkbox', { name: 'All of them' }));
  expect(screen.getByRole('button', { name: 'Save to my account' })).toBeDisabled();
  await press('Not now');
  expect(uppermostDialog()).toBeUndefined();
  expect(saved()).toEqual([]);
  expect(await unanswered()).toBe(0);
});

it('says of each wheel why it is not in the account', async () => {
  const full = { status: 409, body: { success: false, code: 'too_many_wheels', message: 'Full.' } };
  cloud((call) => (call === 2 ? full : undefined));
  await press('Save to my account');
  expect(
    await screen.findByText('2 wheels aren’t in your account yet. They stay in this browser.'),
  ).toBeVisible();
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.getAllByText(/limit for saved wheels/)).toHaveLength(2);
  expect(await states()).toEqual({ Lunch: 'saved', Dinner: 'refused', Secret: 'here' });
});

it('says that wheels wait where there is no connection', async () => {
  cloud(() => 'offline');
  await press('Save to my account');
  expect(await screen.findAllByText('Saves itself once you’re online')).toHaveLength(3);
  expect(await states()).toEqual({ Lunch: 'waiting', Dinner: 'waiting', Secret: 'waiting' });
});
