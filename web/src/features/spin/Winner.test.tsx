import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { Winner, winnerDialog } from './Winner';

const winner = sliceOf({ text: 'Dumplings' });
const show = () => render(<Winner winner={winner} spin={() => {}} />);
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);

beforeEach(async () => {
  await startI18n('en');
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  toastStore.setState({ toasts: [] });
  wheelStore.setState({ winner });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is told in a toast when the popup does not arrive in time, once', async () => {
  let fail = (_: Error) => {};
  vi.spyOn(winnerDialog, 'fetch').mockReturnValue(new Promise((_, reject) => (fail = reject)));
  const { unmount } = show();
  await act(() => vi.advanceTimersByTimeAsync(3999));
  expect(toasts()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(toasts()).toEqual([expect.stringContaining('Dumplings')]);
  expect(wheelStore.getState().winner).toBeNull();
  unmount();
  wheelStore.setState({ winner: sliceOf({ text: 'Ramen' }) });
  await act(async () => fail(new TypeError('offline')));
  expect(toasts()).toHaveLength(1);
  expect(wheelStore.getState().winner).not.toBeNull();
});

it('stays in the popup that arrived in time', async () => {
  await winnerDialog.fetch();
  show();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByRole('dialog', { name: 'Dumplings' })).toBeVisible();
  expect(toasts()).toEqual([]);
});

it('Escape in its first moments shows the name at once; the next one closes it', async () => {
  await winnerDialog.fetch();
  show();
  await act(() => vi.advanceTimersByTimeAsync(0));
  const pressEscape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog', { name: 'Dumplings' })).toBeNull();
  pressEscape();
  expect(screen.getByRole('dialog', { name: 'Dumplings' })).toBeVisible();
  expect(wheelStore.getState().winner).not.toBeNull();
  pressEscape();
  expect(wheelStore.getState().winner).toBeNull();
});
