import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { sessionStore } from '../../session/session-state';
import type { Tier } from '../../session/subscription';
import { renderInEnglish } from '../../testing/render';
import { AccountMenu } from './AccountMenu';

const signIn = (tier: Tier) =>
  sessionStore.setState({
    status: 'signed-in',
    user: {
      id: 'u1',
      name: 'Ada',
      email: 'ada@example.org',
      picture: undefined,
      providerName: 'google',
      subscription: { tier, expires: null },
      credits: 0,
    },
  });

afterEach(() => sessionStore.setState({ status: 'starting', user: null }));

const entries = async () => {
  await screen.findByRole('menu');
  return screen.getAllByRole('menuitem').map((entry) => entry.textContent);
};

describe('the account menu', () => {
  it('of a guest', async () => {
    sessionStore.setState({ status: 'guest' });
    await renderInEnglish(<AccountMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Account' }));
    expect(await entries()).toEqual(['Sign in', 'Go premium', 'Feedback']);
    expect(screen.getByRole('menuitem', { name: 'Sign in' })).toHaveAttribute('href', '/login?returnTo=%2F');
  });

  it.each([
    ['free', ['My account', 'Upgrade', 'Feedback', 'Sign out']],
    ['pro', ['My account', 'Feedback', 'Sign out']],
    ['premium', ['My account', 'Feedback', 'Sign out']],
  ] as const)('of a user with %s', async (tier, expected) => {
    signIn(tier);
    await renderInEnglish(<AccountMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Ada’s account' }));
    expect(await entries()).toEqual(expected);
    expect(screen.getByText('ada@example.org')).toBeVisible();
  });

  it('offers to sign in beside it, once it is certain that the visitor is a guest', async () => {
    await renderInEnglish(<AccountMenu />);
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    act(() => sessionStore.setState({ status: 'guest' }));
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    act(() => signIn('free'));
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  });
});
