import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AdminFigures } from '../../../api/admin';
import { loadTexts } from '../../../i18n/load-texts';
import { sessionStore } from '../../../session/session-state';
import { renderInEnglish } from '../../../testing/render';
import { FiguresPage } from './FiguresPage';

const ask = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const listSettings = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../api/admin', () => ({ getAdminFigures: ask, listSettings }));

const figures: AdminFigures = {
  success: true,
  process: 'host:12',
  version: '1.2.3',
  startedAt: '2026-11-18T10:00:00.000Z',
  at: '2026-11-18T12:00:00.000Z',
  parts: [
    { name: 'database', state: 'ready' },
    { name: 'redis', state: 'failed' },
  ],
  users: 1234,
  wheels: 56,
  rooms: 7,
  storedBytes: 3 * 1024 * 1024,
  requests: 2,
  mostRequests: 1056,
  errorsLastHour: 8,
  freeBytes: 5 * 1024 * 1024,
  backups: { isOn: true, lastAt: '2026-11-18T09:00:00.000Z' },
  admins: [{ name: 'Ada', lastUsedAt: '2026-11-18T11:55:00.000Z' }],
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  ask.mockReset().mockResolvedValue(figures);
  listSettings.mockReset().mockResolvedValue([
    { key: 'sign-up', value: 'invited' },
    { key: 'smtp-password', value: '' },
  ]);
  await loadTexts('figures', 'admin');
  sessionStore.setState({ status: 'signed-in', user: { isAdmin: true } as never });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStore.setState(sessionStore.getInitialState());
});

it('shows what the server is doing, what it stores, and who is signed in as admin', async () => {
  await renderInEnglish(<FiguresPage />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  const shown = screen.getAllByRole('definition').map((each) => each.textContent);
  expect(shown).toEqual([
    '1.2.3',
    '2 hours ago',
    'host:12',
    '1,234',
    '56',
    '7',
    '3.0 MB',
    '5.0 MB',
    '3 hours ago',
    '2 of at most 1,056',
    '8',
    'invited',
    'set, not shown',
  ]);
  expect(screen.getByText('--sign-up')).toBeVisible();
  const [parts, admins] = screen.getAllByRole('list').slice(-2);
  if (!parts || !admins) throw new Error('Two lists are missing.');
  expect(
    within(parts)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['database working', 'redis not working']);
  expect(within(admins).getByRole('listitem')).toHaveTextContent('Ada last active 5 minutes ago');
});

it('says where there are no backups', async () => {
  ask.mockResolvedValue({ ...figures, backups: { isOn: true, lastAt: null } });
  const { unmount } = await renderInEnglish(<FiguresPage />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('none yet')).toBeVisible();
  unmount();
  ask.mockResolvedValue({ ...figures, backups: { isOn: false, lastAt: null } });
  await renderInEnglish(<FiguresPage />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('off')).toBeVisible();
});

it('keeps the last figures while the server is away, and says from when they are', async () => {
  await renderInEnglish(<FiguresPage />);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const [away] = screen.getAllByRole('status');
  expect(away).toHaveTextContent(/^The server isn’t answering\. These figures are from /);
  expect(screen.getByText('database')).toBeVisible();
});
