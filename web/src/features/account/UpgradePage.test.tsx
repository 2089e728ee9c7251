import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../../api/testing/fake-api';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { sessionStore } from '../../session/session-state';
import { renderInEnglish } from '../../testing/render';
import { UpgradePage } from './UpgradePage';

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStore.setState({ status: 'guest', user: null });
  await startI18n('en');
  await loadTexts('upgrade');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = async (config: Handler) => {
  fakeApi({ 'GET /api/config/client': config });
  await renderInEnglish(<UpgradePage />);
};

it('shows no plans, only that nothing is sold, when the operator names no shop', async () => {
  await open({ body: { success: true, plansUrl: null } });
  expect(await screen.findByText(/^Nothing is sold here\./)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/');
});

it('says that the plans could not be loaded, and loads them on request', async () => {
  await open('offline');
  expect(await screen.findByRole('alert')).toHaveTextContent('The plans couldn’t load.');
  expect(screen.queryByText(/^Nothing is sold here\./)).toBeNull();
  fakeApi({ 'GET /api/config/client': { body: { success: true, plansUrl: 'https://shop.example/plans' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Choose a plan' })).toBeVisible();
});

it('leads to the shop where the operator sells plans', async () => {
  await open({ body: { success: true, plansUrl: 'https://shop.example/plans' } });
  expect(await screen.findByRole('link', { name: 'Choose a plan' })).toHaveAttribute(
    'href',
    'https://shop.example/plans',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Free',
    'Pro',
    'Premium',
  ]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});
