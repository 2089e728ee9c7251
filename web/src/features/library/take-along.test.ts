import { beforeEach, expect, it, vi } from 'vitest';
import { uppermostDialog } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { noteAsked } from '../../library/asked-wheels';
import { openLibrary } from '../../library/library';
import { clearSession, noteSignInUnasked } from '../../session/keep-session';
import { becomeGuest } from '../../session/session-state';
import { offerToTakeAlong } from './take-along';
import { emptyLibrary, keepWheels, signInAs } from './testing/kept-wheels';

const told = () => toastStore.getState().toasts.map(({ text }) => text);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  toastStore.setState({ toasts: [] });
  await startI18n('en');
  await emptyLibrary();
});

it('offers to save the wheels of this browser once, and leads to the choice', async () => {
  await keepWheels('Lunch', 'Dinner');
  signInAs('1');
  await Promise.all([offerToTakeAlong(), offerToTakeAlong()]);
  await offerToTakeAlong();
  expect(told()).toEqual(['2 wheels are only in this browser. Save them to your account?']);
  toastStore.getState().toasts[0]?.action?.run();
  expect(uppermostDialog()).toBe('takeAlong');
});

it('takes the offer back when the wheels are saved', async () => {
  const [lunch = '', dinner = ''] = await keepWheels('Lunch', 'Dinner');
  signInAs('1');
  await offerToTakeAlong();
  const library = await openLibrary();
  const save = (key: string) =>
    library.change(key, (record) => ({
      record: { ...record, document: { ...record.document, cloudSavedAt: 7, cloudSaved: true } },
    }));
  await save(lunch);
  await expect.poll(told).toEqual(['1 wheel is only in this browser. Save it to your account?']);
  await save(dinner);
  await expect.poll(told).toEqual([]);
});

it('offers what is new since then', async () => {
  signInAs('1');
  await keepWheels('Lunch');
  await offerToTakeAlong();
  await keepWheels('Dinner');
  await offerToTakeAlong();
  expect(told().at(-1)).toBe('1 wheel is only in this browser. Save it to your account?');
});

it('offers nothing to guests, and nothing that was answered on the dashboard', async () => {
  const keys = await keepWheels('Lunch');
  becomeGuest();
  await offerToTakeAlong();
  noteAsked(keys, signInAs('1'), 'answered');
  await offerToTakeAlong();
  expect(told()).toEqual([]);
});

it('offers nothing to an account that a link signed in', async () => {
  await keepWheels('Lunch');
  signInAs('1');
  noteSignInUnasked();
  await offerToTakeAlong();
  expect(told()).toEqual([]);
  clearSession();
});
