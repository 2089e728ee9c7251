import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ListedUser } from '../../../api/admin';
import { loadTexts } from '../../../i18n/load-texts';
import { sessionStore } from '../../../session/session-state';
import { renderInEnglish } from '../../../testing/render';
import { UsersPage } from './UsersPage';

const api = vi.hoisted(() => ({
  listUsers: vi.fn(),
  changeUser: vi.fn(),
  deleteUser: vi.fn(),
  listInvitations: vi.fn(),
  makeInvitation: vi.fn(),
  revokeInvitation: vi.fn(),
}));
const ask = vi.hoisted(() => vi.fn<(question: { title: string }) => Promise<boolean>>());
vi.mock('../../../api/admin', () => api);
vi.mock('../../../components/question/ask', () => ({ ask }));

const ada: ListedUser = {
  id: 'a',
  name: 'Ada',
  email: 'ada@example.org',
  emailVerified: false,
  providerName: 'google',
  tier: 'pro',
  tierEnds: '2027-11-18T10:00:00.000Z',
  role: 'user',
  createdAt: '2026-11-18T10:00:00.000Z',
  disabledAt: null,
  storedBytes: 2048,
};
const root: ListedUser = {
  ...ada,
  id: 'r',
  name: 'Root',
  email: null,
  providerName: 'operator',
  tierEnds: null,
};
const answer = (users: ListedUser[]) => ({
  users,
  total: users.length,
  pagination: { currentPage: 1, totalPages: 1 },
});

beforeEach(async () => {
  api.listUsers.mockReset().mockResolvedValue(answer([root, ada]));
  api.changeUser.mockReset().mockResolvedValue({});
  api.deleteUser.mockReset().mockResolvedValue({});
  api.listInvitations.mockReset().mockResolvedValue({ signUp: 'open', invitations: [] });
  api.makeInvitation.mockReset().mockResolvedValue('https://wheel.example/login?returnTo=x');
  api.revokeInvitation.mockReset().mockResolvedValue({});
  await loadTexts('users', 'account', 'admin');
  sessionStore.setState({ status: 'signed-in', user: { id: 'r', isAdmin: true } as never });
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStore.setState(sessionStore.getInitialState());
});

it('says of each account what it is, and lets its role and plan be set', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<UsersPage />);
  const card = await screen.findByRole('article', { name: 'Ada' });
  expect(card).toHaveTextContent(
    /ada@example\.org · email not confirmed · 2\.0 KB stored · plan until 11\/18\/2027/,
  );
  expect(screen.getByText('2 accounts')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin');
  expect(api.changeUser).toHaveBeenCalledWith('a', { role: 'admin' });
  const [, plan] = screen.getAllByRole('combobox', { name: 'Plan' });
  if (plan) await user.selectOptions(plan, 'Free');
  expect(api.changeUser).toHaveBeenLastCalledWith('a', { tier: 'free' });
  expect(api.listUsers).toHaveBeenCalledTimes(3);
});

it('deletes an account once that is confirmed, and never the own one', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<UsersPage />);
  const [button, ...others] = await screen.findAllByRole('button', { name: 'Delete account' });
  expect(others).toEqual([]);
  expect(screen.getByRole('article', { name: 'Root' })).toHaveTextContent(
    'operator · 2.0 KB stored · your account',
  );
  ask.mockResolvedValueOnce(false);
  if (button) await user.click(button);
  expect(api.deleteUser).not.toHaveBeenCalled();
  ask.mockResolvedValueOnce(true);
  if (button) await user.click(button);
  expect(ask.mock.lastCall?.[0].title).toBe('Delete Ada’s account?');
  expect(api.deleteUser).toHaveBeenCalledWith('a');
});

it('disables an account once that is confirmed, and enables it again', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<UsersPage />);
  ask.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Disable account');
  expect(api.changeUser).not.toHaveBeenCalled();
  api.listUsers.mockResolvedValue(answer([root, { ...ada, disabledAt: '2026-11-19T10:00:00.000Z' }]));
  await press('Disable account');
  expect(api.changeUser).toHaveBeenLastCalledWith('a', { disabled: true });
  await press('Enable account');
  expect(screen.getByRole('article', { name: 'Ada' })).toHaveTextContent(/ · disabled/);
  expect(api.changeUser).toHaveBeenLastCalledWith('a', { disabled: false });
});

it('makes an invitation, tells its link once, and revokes it', async () => {
  const user = userEvent.setup();
  const zoe = {
    id: 'i',
    note: 'Zoë',
    madeBy: 'Root',
    createdAt: '2026-11-18T10:00:00.000Z',
    expiresAt: '2026-11-25T10:00:00.000Z',
  };
  api.listInvitations.mockResolvedValue({ signUp: 'invited', invitations: [] });
  await renderInEnglish(<UsersPage />);
  await user.type(await screen.findByRole('textbox', { name: 'For whom' }), 'Zoë');
  api.listInvitations.mockResolvedValue({ signUp: 'invited', invitations: [zoe] });
  await user.click(screen.getByRole('button', { name: 'Create an invitation' }));
  expect(api.makeInvitation).toHaveBeenCalledWith('Zoë');
  expect(screen.getByRole('textbox', { name: 'The new invitation' })).toHaveValue(
    'https://wheel.example/login?returnTo=x',
  );
  await user.click(await screen.findByRole('button', { name: 'Revoke Zoë' }));
  expect(api.revokeInvitation).toHaveBeenCalledWith('i');
});

it('shows no invitations where they change nothing', async () => {
  await renderInEnglish(<UsersPage />);
  await screen.findByText('2 accounts');
  expect(screen.queryByText('Invitations')).toBeNull();
});

it('asks anew for what is typed', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<UsersPage />);
  await screen.findByText('2 accounts');
  api.listUsers.mockResolvedValue(answer([]));
  await user.type(screen.getByRole('searchbox'), ' eve ');
  expect(await screen.findByText('No accounts match.')).toBeVisible();
  expect(api.listUsers).toHaveBeenLastCalledWith('eve', 1);
});
