import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInEnglish, said } from '../../testing/render';
import { clearToasts } from './clear-toasts';
import { notify, toastStore } from './notify';
import { ToastRegion } from './ToastRegion';

beforeEach(() => {
  toastStore.setState({ toasts: [] });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('a toast', () => {
  it('is said, and leaves after three seconds', async () => {
    await renderInEnglish(<ToastRegion />);
    const region = screen.getByRole('region', { name: 'Messages' });
    act(() => notify('success', 'Saved'));
    await screen.findByText('Saved');
    expect(within(region).getByText('Saved')).toBeVisible();
    await pass(2800);
    expect(said()).toEqual(['Saved']);
    expect(screen.getByText('Saved')).toBeVisible();
    await pass(300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays longer when there is something to do about it, and leaves once that is done', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const undone = vi.fn();
    await renderInEnglish(<ToastRegion />);
    act(() => notify('info', 'Sorted', { label: 'Undo', run: undone }));
    await screen.findByText('Sorted');
    await pass(4500);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toHaveBeenCalledOnce();
    expect(screen.queryByText('Sorted')).toBeNull();
  });

  it('of something that went wrong stays as long as it takes to read', async () => {
    await renderInEnglish(<ToastRegion />);
    const long = 'The wheel could not be saved: '.repeat(4);
    act(() => notify('error', long));
    await screen.findByText(long.trim());
    await pass(6500);
    expect(screen.getByText(long.trim())).toBeVisible();
    await pass(1000);
    expect(screen.queryByText(long.trim())).toBeNull();
  });

  it('of a warning and of an error has a sign of its own', async () => {
    const signs = [];
    await renderInEnglish(<ToastRegion />);
    for (const kind of ['success', 'warning', 'error'] as const) {
      act(() => notify(kind, kind));
      const toast = (await screen.findByText(kind)).parentElement;
      expect(toast).toHaveAttribute('data-kind', kind);
      signs.push(toast?.querySelector('svg')?.innerHTML);
    }
    expect(new Set(signs).size).toBe(3);
  });

  it('stays until it is closed where that was asked for', async () => {
    await renderInEnglish(<ToastRegion />);
    act(() => notify('warning', 'Full', undefined, Number.POSITIVE_INFINITY));
    await screen.findByText('Full');
    await pass(3_600_000);
    expect(screen.getByText('Full')).toBeVisible();
  });

  it('makes room when asked to, unless it waits for an answer', async () => {
    await renderInEnglish(<ToastRegion />);
    act(() => {
      notify('info', 'Sorted', { label: 'Undo', run: () => {} });
      notify('warning', 'Full', undefined, Number.POSITIVE_INFINITY);
    });
    await screen.findByText('Sorted');
    act(clearToasts);
    expect(screen.queryByText('Sorted')).toBeNull();
    expect(screen.getByText('Full')).toBeVisible();
  });

  it('can be closed at once', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await renderInEnglish(<ToastRegion />);
    act(() => notify('error', 'Offline'));
    await user.click(await screen.findByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('Offline')).toBeNull();
  });

  it('waits while someone reads it with the pointer on it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await renderInEnglish(<ToastRegion />);
    act(() => notify('info', 'Read me'));
    await user.hover(await screen.findByText('Read me'));
    await pass(10_000);
    expect(screen.getByText('Read me')).toBeVisible();
    await user.unhover(screen.getByText('Read me'));
    await pass(3100);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it('pushes out the oldest when there are more than three', async () => {
    await renderInEnglish(<ToastRegion />);
    act(() => {
      for (const text of ['one', 'two', 'three', 'four']) notify('info', text);
    });
    expect(await screen.findByText('four')).toBeVisible();
    expect(screen.queryByText('one')).toBeNull();
  });
});
