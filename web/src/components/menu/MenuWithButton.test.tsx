import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { toastStore } from '../toasts/notify';
import type { MenuEntry } from './Menu';
import { MenuWithButton } from './MenuWithButton';

afterEach(() => {
  vi.restoreAllMocks();
  toastStore.setState({ toasts: [] });
});

it('a failure that arrives late does not close the menu that was opened after it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isLost = true;
  const rejections: ((error: Error) => void)[] = [];
  const entries = () =>
    isLost
      ? new Promise<readonly MenuEntry[]>((_, reject) => rejections.push(reject))
      : [{ label: 'Edit', run: () => {} }];
  await renderInEnglish(<MenuWithButton label="More" icon={null} entries={entries} />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await userEvent.click(button);
  isLost = false;
  await userEvent.click(button);
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await act(async () => {
    for (const reject of rejections) reject(new TypeError('offline'));
  });
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(toastStore.getState().toasts).toEqual([]);
});
