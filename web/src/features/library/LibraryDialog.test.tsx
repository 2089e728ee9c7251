import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { becomeGuest } from '../../session/session-state';
import { renderInEnglish } from '../../testing/render';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { LibraryDialog } from './LibraryDialog';
import { emptyLibrary, keepWheel, keepWheels } from './testing/kept-wheels';

const rows = () => screen.findAllByRole('listitem');
const open = () => renderInEnglish(<LibraryDialog onClose={() => {}} />);

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  becomeGuest();
  await startI18n('en');
  await loadTexts('library');
  await emptyLibrary();
  wheelStore.getState().replaceWheel(newWheel());
});

it('says how a wheel gets into an empty list', async () => {
  await open();
  expect(await screen.findByText('No wheels here yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New wheel' })).toBeVisible();
});

it('says that the list could not be read, instead of showing none, and reads it again', async () => {
  await keepWheels('Lunch');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const read = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
  });
  await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No wheels here yet')).toBeNull();
  for (const spy of [error, read]) spy.mockRestore();
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Lunch' })).toBeVisible();
});

it('lists every wheel, the last used first, and says which one is open', async () => {
  const wheel = { ...newWheel(), id: 'stage' };
  await keepWheel(wheel);
  await keepWheels('Lunch', 'Dinner');
  wheelStore.getState().replaceWheel(wheel);
  await open();
  expect((await rows()).map((row) => within(row).getAllByRole('button')[0]?.textContent).sort()).toEqual([
    'Dinner',
    'Lunch',
    'Unnamed wheel',
  ]);
  expect(screen.getByRole('button', { name: 'Unnamed wheel' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText(/Open now/)).toBeVisible();
});

it('shows no wheel of an account to guests, but says that there are some', async () => {
  await keepWheels('Lunch');
  await keepWheel({ ...newWheel(), owner: 'email:1', cloudSavedAt: 1 });
  await keepWheel({ ...newWheel(), owner: 'email:1', source: 'shared' });
  await open();
  expect(await rows()).toHaveLength(2);
  expect(screen.getByText('From a link')).toBeVisible();
  expect(screen.getByText('1 more wheel belongs to an account. Sign in to see it.')).toBeVisible();
});

it('finds by words and follows changes', async () => {
  const user = userEvent.setup();
  await keepWheels('Äpfel', 'Dinner');
  await open();
  await rows();
  await user.type(screen.getByRole('searchbox'), 'apf');
  expect(await rows()).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nothing');
  expect(await screen.findByText('No wheels match “nothing”.')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await keepWheels('Party');
  expect(await screen.findByRole('button', { name: 'Party' })).toBeVisible();
});

it('draws only a few of two thousand', async () => {
  await keepWheels(...Array.from({ length: 2000 }, (_, place) => `Wheel ${place}`));
  await open();
  const drawn = await rows();
  expect(drawn.length).toBeLessThan(30);
  expect(drawn[0]).toHaveAttribute('aria-setsize', '2000');
});
