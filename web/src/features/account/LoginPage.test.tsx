import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socialProviders } from '../../api/account';
import { fakeApi, type Handler } from '../../api/testing/fake-api';
import { closeDialog, openedWith } from '../../components/dialog/open-dialog';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { rememberedReturnPage, takeSignInBegun } from '../../session/remembered';
import { sessionStore } from '../../session/session-state';
import { renderInEnglish } from '../../testing/render';
import { LoginPage } from './LoginPage';

const initiate = 'POST /api/auth/email/initiate';
const providers: Handler = {
  body: {
    success: true,
    providers: [
      { name: 'google', configured: true },
      { name: 'facebook', configured: false },
      { name: 'microsoft', configured: true },
      { name: 'apple', configured: true },
      { name: 'github', configured: true },
    ],
  },
};

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStore.setState({ status: 'guest', user: null });
  await startI18n('en');
  await loadTexts('login', 'legal');
});
afterEach(() => {
  closeDialog('question');
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (table: Record<string, Handler>, address = '/login?returnTo=%2Fde%2F') => {
  window.history.replaceState(null, '', address);
  const api = fakeApi({ 'GET /api/auth/providers': providers, ...table });
  await renderInEnglish(<LoginPage />);
  return { ...api, user: userEvent.setup() };
};
const send = () => screen.getByRole('button', { name: 'Send me a sign-in link' });
const box = () => screen.getByRole('textbox', { name: 'Email address' });

describe('the sign-in page', () => {
  it('puts the mail first, then the providers that work, and folds the others', async () => {
    const { user } = await open({});
    const fold = await screen.findByText('Other ways to sign in');
    const [google, ...others] = screen.getAllByRole('link', { name: /^Continue with \w+$/ });
    expect(others.map((link) => link.textContent)).toEqual(['Microsoft', 'Apple', 'GitHub']);
    expect(google).toHaveTextContent('Google');
    expect(google && send().compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(others[2]?.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(fold.closest('details')).not.toHaveAttribute('open');
    await user.click(fold);
    const facebook = screen.getByRole('link', {
      name: /^Continue with Facebook ?Not set up on this server$/,
    });
    expect(facebook).toHaveAttribute(
      'href',
      `${window.location.origin}/api/auth/facebook/initiate?returnTo=%2Fde%2F`,
    );
  });

  it('has no mail, and nothing that isn’t set up, where the operator wants it so', async () => {
    const body = {
      success: true,
      providers: [
        { name: 'google', configured: false },
        { name: 'email', configured: false },
      ],
      own: [{ name: 'school', label: 'Our school' }],
    };
    await open({ 'GET /api/auth/providers': { body } });
    expect(await screen.findByRole('link', { name: 'Continue with Our school' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('Other ways to sign in')).toBeNull();
    expect(screen.queryByText('or continue with')).toBeNull();
  });

  it('tells the visitor of an invitation that it opens an account, and carries it along', async () => {
    const { user, calls } = await open(
      { [initiate]: { body: { success: true, message: '' } } },
      '/login?returnTo=%2F%3Finvitation%3Dabc',
    );
    expect(screen.getByText(/^You’ve been invited/)).toBeVisible();
    await user.type(box(), 'zoe@example.org');
    await user.click(send());
    expect(calls.find(({ route }) => route === initiate)?.body).toMatchObject({
      returnTo: '/?invitation=abc',
    });
  });

  it('puts the operator’s own issuers before the others', async () => {
    const own = [
      { name: 'school', label: 'Our school' },
      { name: 'header', label: 'The server’s word' },
    ];
    await open({ 'GET /api/auth/providers': { body: { ...Object(providers).body, own } } });
    const school = await screen.findByRole('link', { name: 'Continue with Our school' });
    expect(school).toHaveAttribute(
      'href',
      `${window.location.origin}/api/auth/school/initiate?returnTo=%2Fde%2F`,
    );
    expect(screen.getByRole('link', { name: 'Continue with Single sign-on' })).toBeVisible();
    const google = screen.getByRole('link', { name: 'Continue with Google' });
    expect(school.compareDocumentPosition(google)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has nothing to fold where all are set up, and no “or” where none is', async () => {
    const all = (configured: boolean): Handler => ({
      body: { success: true, providers: socialProviders.map((name) => ({ name, configured })) },
    });
    await open({ 'GET /api/auth/providers': all(true) });
    expect(await screen.findByText('or continue with')).toBeVisible();
    expect(screen.queryByText('Other ways to sign in')).toBeNull();
    cleanup();
    await open({ 'GET /api/auth/providers': all(false) });
    expect(await screen.findByText('Other ways to sign in')).toBeVisible();
    expect(screen.queryByText('or continue with')).toBeNull();
  });

  it('remembers that a sign-in was begun here when the visitor leaves for a provider', async () => {
    const { user } = await open({});
    const link = await screen.findByRole('link', { name: /Google/ });
    link.addEventListener('click', (event) => event.preventDefault());
    expect(takeSignInBegun()).toBe(false);
    await user.click(link);
    expect(takeSignInBegun()).toBe(true);
  });

  it('marks none when the server does not say which are set up', async () => {
    const { calls } = await open({ 'GET /api/auth/providers': { status: 500 } });
    await expect.poll(() => calls.length).toBe(1);
    expect(screen.queryByText('Not set up on this server')).toBeNull();
    expect(await screen.findAllByRole('link', { name: /^Continue with / })).toHaveLength(5);
  });

  it.each([
    ['/login', '/en/'],
    ['/login?returnTo=%2Fdashboard', '/en/'],
    ['/login?returnTo=%2Fde%2F', '/de/'],
  ])('at %s leads on without signing in to %s', async (address, target) => {
    await open({}, address);
    expect(screen.getByRole('link', { name: /without/i })).toHaveAttribute('href', target);
  });

  it('reduces where to go back to, and remembers it', async () => {
    await open({}, '/login?returnTo=https%3A%2F%2Fevil.com%2Fx');
    expect(await screen.findByRole('link', { name: /Google/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/returnTo=%2Fx$/),
    );
    expect(rememberedReturnPage()).toBe('/x');
  });

  it.each(['', 'nope', 'a b@c.d'])('refuses %j as an address without asking the server', async (text) => {
    const { user, routes } = await open({});
    if (text) await user.type(box(), text);
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an email address');
    expect(box()).toHaveAttribute('aria-invalid', 'true');
    expect(box()).toHaveFocus();
    expect(routes()).not.toContain(initiate);
  });

  it('sends the link and says where to look for it', async () => {
    const { user, calls } = await open({ [initiate]: { body: { success: true } } });
    await user.type(box(), ' ada@example.org {Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    expect(screen.getByText(/on its way to ada@example\.org/)).toBeVisible();
    expect(calls.find(({ route }) => route === initiate)?.body).toEqual({
      email: 'ada@example.org',
      returnTo: '/de/',
      lang: 'en',
    });
    expect(takeSignInBegun()).toBe(true);
    await user.click(screen.getByRole('button', { name: /another address/ }));
    expect(box()).toBeVisible();
  });

  it('expects the mailed link although the answer was lost: the mail may have left', async () => {
    const { user } = await open({ [initiate]: 'offline' });
    await user.type(box(), 'ada@example.org{Enter}');
    await expect.poll(() => openedWith('question')?.title).toBe('The link couldn’t be sent');
    expect(takeSignInBegun()).toBe(true);
  });

  it('shows the server’s refusal of an address at the address', async () => {
    const { user } = await open({ [initiate]: { status: 400, body: { code: 'invalid_email' } } });
    await user.type(box(), 'a@b.c{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter an email address');
  });

  it.each<[Handler, string]>([
    ['offline', 'Nothing is lost. Check your connection and try again.'],
    [{ status: 500 }, 'Nothing is lost. Check your connection and try again.'],
    [{ body: { success: false, message: 'No.' } }, 'Nothing is lost. Check your connection and try again.'],
    [
      { status: 429, headers: { 'Retry-After': '61' } },
      'That was a lot of links. Wait 2 minutes, then try again.',
    ],
    [
      { status: 429, headers: { 'Retry-After': '5' } },
      'That was a lot of links. Wait 1 minute, then try again.',
    ],
  ])('tells in a popup that %j kept the link from being sent', async (answer, text) => {
    const { user } = await open({ [initiate]: answer });
    await user.type(box(), 'ada@example.org{Enter}');
    await expect.poll(() => openedWith('question')?.title).toBe('The link couldn’t be sent');
    expect(openedWith('question')?.text).toBe(text);
    expect(box()).toHaveValue('ada@example.org');
    expect(send()).toBeEnabled();
  });

  it('tells a user that they are signed in, and leads on', async () => {
    const ada = { id: 'u1', name: 'Ada', email: undefined, picture: undefined, providerName: undefined };
    const subscription = { tier: 'free', expires: null } as const;
    sessionStore.setState({ status: 'signed-in', user: { ...ada, subscription, credits: 0 } });
    await open({});
    expect(screen.getByText('You’re signed in as Ada.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/de/');
  });

  it('says that it is signing in as long as that is not decided', async () => {
    sessionStore.setState({ status: 'starting' });
    await open({});
    expect(screen.getByRole('status')).toHaveTextContent('Signing you in…');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
