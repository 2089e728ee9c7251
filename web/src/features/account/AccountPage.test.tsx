import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../../api/testing/fake-api';
import { closeDialog, openedWith } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { openLibrary } from '../../library/library';
import { sessionStore } from '../../session/session-state';
import { renderInEnglish } from '../../testing/render';
import { newWheel } from '../../wheel/document/new-wheel';
import { AccountPage } from './AccountPage';

const list = 'GET /api/user/sessions';
const sessions = [
  {
    id: 's1',
    device: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
    current: true,
    lastUsedAt: '2026-03-01T12:00:00Z',
  },
  { id: 's/2', device: 'curl/8', current: false, lastUsedAt: '2026-02-01T12:00:00Z' },
];
const user = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.org',
  picture: undefined,
  providerName: 'github',
  subscription: { tier: 'pro', expires: Date.parse('2100-01-31T12:00:00Z') } as const,
  credits: 1200,
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStore.setState({ status: 'signed-in', user });
  await startI18n('en');
  await loadTexts('profile');
});
afterEach(() => {
  closeDialog('question');
  toastStore.setState({ toasts: [] });
  sessionStore.setState({ status: 'starting', user: null });
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (table: Record<string, Handler> = {}) => {
  const api = fakeApi({ [list]: { body: { success: true, sessions } }, ...table });
  await renderInEnglish(<AccountPage />);
  return { ...api, user: userEvent.setup() };
};
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

describe('the account page', () => {
  it('shows who is signed in, how, and with which plan', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ada');
    expect(screen.getByText('GitHub')).toBeVisible();
    expect(screen.getByText('Pro until 1/31/2100')).toBeVisible();
    expect(screen.getByText('1,200')).toBeVisible();
  });

  it('asks guests to sign in, and comes back here', async () => {
    sessionStore.setState({ status: 'guest', user: null });
    window.history.replaceState(null, '', '/en/account/');
    await open();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fen%2Faccount%2F',
    );
    window.history.replaceState(null, '', '/');
  });

  it('lists the devices, this one marked, and signs one out', async () => {
    const { user: hand, routes } = await open({ 'DELETE /api/user/sessions/s%2F2': {} });
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
    expect(screen.getByText('This device')).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Sign out Unknown browser' }));
    await expect.poll(toasts).toEqual(['That device is signed out.']);
    await expect.poll(routes).toEqual([list, 'DELETE /api/user/sessions/s%2F2', list]);
  });

  it('says when the devices cannot be loaded, and tries again', async () => {
    const { user: hand, table } = await open({ [list]: 'offline' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The list couldn’t load.');
    table[list] = { body: { success: true, sessions } };
    await hand.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Firefox on Linux')).toBeVisible();
  });

  it('asks before it signs out everywhere', async () => {
    const { user: hand, routes } = await open();
    await hand.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await expect.poll(() => openedWith('question')?.text).toMatch(/this one too/);
    openedWith('question')?.answer(false);
    await screen.findByText('This device');
    expect(routes()).toEqual([list]);
  });

  it('says when a device could not be signed out', async () => {
    const { user: hand } = await open({ 'DELETE /api/user/sessions/s%2F2': 'offline' });
    await hand.click(await screen.findByRole('button', { name: 'Sign out Unknown browser' }));
    await expect.poll(toasts).toEqual(['Signing out didn’t work. Try again.']);
    expect(screen.getByText('This device')).toBeVisible();
  });

  it.each([
    ['Sign out everywhere', 'DELETE /api/user/sessions'],
    ['Delete my account', 'DELETE /api/user'],
  ])('leaves nothing of the account in this browser: %s', async (name, route) => {
    const library = await openLibrary();
    const saved = { owner: 'github:u1', cloudSavedAt: 5, cloudSaved: true };
    await library.add({ ...newWheel(), ...saved });
    const { user: hand, routes } = await open({ [route]: { body: { success: true } } });
    await hand.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), 'DELETE');
    await hand.click(screen.getByRole('button', { name }));
    openedWith('question')?.answer(true);
    await expect.poll(() => sessionStore.getState().status).toBe('guest');
    expect(routes()).toContain(route);
    await expect.poll(() => library.cards()).toEqual([]);
  });

  it('makes an API token, shows it once, and revokes one', async () => {
    const tokens = 'GET /api/user/tokens';
    const bot = {
      id: 't1',
      name: 'Bot',
      scopes: ['spin', 'rooms'],
      createdAt: '2026-03-01T12:00:00Z',
      expiresAt: '2026-06-01T00:00:00Z',
      lastUsedAt: null,
    };
    const {
      user: hand,
      calls,
      routes,
    } = await open({
      [tokens]: { body: { success: true, tokens: [bot] } },
      'POST /api/user/tokens': { status: 201, body: { success: true, id: 't2', token: 'ww_secret' } },
      'DELETE /api/user/tokens/t1': {},
    });
    await screen.findByText('This device');
    expect(routes()).not.toContain(tokens);
    await hand.click(screen.getByRole('button', { name: 'Show API tokens' }));
    expect(await screen.findByText('Spin and Open live rooms')).toBeVisible();
    expect(screen.getByText('Works until Jun 1, 2026')).toBeVisible();
    expect(screen.getByText('Never used')).toBeVisible();

    await hand.click(screen.getByRole('button', { name: 'Create token' }));
    expect(screen.getByText('Give the token a name.')).toBeVisible();
    expect(screen.getByText('Choose at least one thing it may do.')).toBeVisible();
    await hand.type(screen.getByRole('textbox', { name: 'Name' }), 'Stream Deck');
    await hand.click(screen.getByRole('switch', { name: 'Spin' }));
    await hand.selectOptions(screen.getByRole('combobox', { name: 'How long it works' }), 'Until revoked');
    await hand.click(screen.getByRole('button', { name: 'Create token' }));
    expect(await screen.findByRole('textbox', { name: 'New token' })).toHaveValue('ww_secret');
    expect(calls.find(({ route }) => route === 'POST /api/user/tokens')?.body).toEqual({
      name: 'Stream Deck',
      scopes: ['spin'],
      expiresAt: null,
    });

    await hand.click(screen.getByRole('button', { name: 'Revoke Bot' }));
    await expect.poll(toasts).toEqual(['Token revoked.']);
    expect(routes().filter((route) => route === tokens)).toHaveLength(3);
  });

  it('makes a webhook, shows its secret once, sends a message again and deletes one', async () => {
    const webhooks = 'GET /api/user/webhooks';
    const hook = {
      id: 'h1',
      url: 'https://hooks.example.org/wheel',
      events: ['spin.made', 'room.ended'],
      wheelId: 'w1',
      wheelName: 'Standup',
      createdAt: '2026-03-01T12:00:00Z',
      failingSince: '2026-03-02T12:00:00Z',
      endedAt: '2026-03-05T12:00:00Z',
      endedWhy: 'failing',
    };
    const message = {
      id: 'msg_1',
      type: 'spin.made',
      state: 'failed',
      madeAt: '2026-03-02T12:00:00Z',
      attempts: 10,
      triedAt: '2026-03-03T12:00:00Z',
      nextAt: null,
      status: 500,
      problem: 'status',
    };
    const {
      user: hand,
      calls,
      routes,
    } = await open({
      [webhooks]: { body: { success: true, webhooks: [hook] } },
      'GET /api/wheels': {
        body: {
          success: true,
          wheels: [{ id: 'w1', name: 'Standup' }],
          pagination: { page: 1, totalPages: 1 },
        },
      },
      'POST /api/user/webhooks': { status: 201, body: { success: true, id: 'h2', secret: 'whsec_a' } },
      'POST /api/user/webhooks/h1/secret': { body: { success: true, secret: 'whsec_b' } },
      'GET /api/user/webhooks/h1/deliveries': { body: { success: true, deliveries: [message] } },
      'POST /api/user/webhooks/h1/deliveries/msg_1': { status: 202 },
      'DELETE /api/user/webhooks/h1': {},
    });
    await screen.findByText('This device');
    expect(routes()).not.toContain(webhooks);
    await hand.click(screen.getByRole('button', { name: 'Show webhooks' }));
    expect(await screen.findByText('Draws and Live rooms that end')).toBeVisible();
    expect(screen.getByText('Only “Standup”')).toBeVisible();
    expect(screen.getByText('Stopped, because it no longer works')).toBeVisible();

    await hand.click(screen.getByRole('button', { name: 'Create webhook' }));
    expect(screen.getByText('Enter the address that gets the messages.')).toBeVisible();
    expect(screen.getByText('Choose at least one event.')).toBeVisible();
    await hand.type(screen.getByRole('textbox', { name: 'Address' }), 'https://a.example.org/');
    await hand.selectOptions(screen.getByRole('combobox', { name: 'Which wheels' }), 'Standup');
    await hand.click(screen.getByRole('switch', { name: 'People who join' }));
    await hand.click(screen.getByRole('button', { name: 'Create webhook' }));
    expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_a');
    expect(calls.find(({ route }) => route === 'POST /api/user/webhooks')?.body).toEqual({
      url: 'https://a.example.org/',
      events: ['entry.joined'],
      wheelId: 'w1',
    });

    await hand.click(screen.getByRole('button', { name: 'New secret for hooks.example.org' }));
    await expect.poll(() => screen.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_b');
    await hand.click(screen.getByRole('button', { name: 'Deliveries to hooks.example.org' }));
    expect(await screen.findByText(/Failed \(500\)/)).toBeVisible();
    await hand.click(screen.getByRole('button', { name: 'Send again' }));
    await expect.poll(toasts).toEqual(['It’s being sent again.']);
    await hand.click(screen.getByRole('button', { name: 'Delete the webhook to hooks.example.org' }));
    await expect.poll(toasts).toContain('Webhook deleted.');
  });

  it('deletes the account only after the word was typed', async () => {
    const { user: hand, routes } = await open({ 'DELETE /api/user': { status: 500 } });
    const button = screen.getByRole('button', { name: 'Delete my account' });
    const box = screen.getByRole('textbox', { name: 'Type DELETE to confirm' });
    expect(button).toBeDisabled();
    await hand.type(box, 'delet{Enter}');
    expect(routes()).not.toContain('DELETE /api/user');
    await hand.type(box, 'e');
    await hand.click(button);
    await expect.poll(toasts).toEqual(['The account couldn’t be deleted. Try again.']);
    expect(sessionStore.getState().status).toBe('signed-in');
  });

  it('hands out all data as a file', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => made.push(blob) && 'blob:x' }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user: hand } = await open({
      'GET /api/user/export': { body: { success: true, user: { id: 'u1' } } },
    });
    await hand.click(screen.getByRole('button', { name: 'Download my data' }));
    await expect.poll(() => made.length).toBe(1);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(made[0]?.type).toBe('application/json');
  });
});
