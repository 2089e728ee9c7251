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

it('one menu is open at a time, and none whose button is gone', async () => {
  const entries = [{ label: 'Edit' }];
  const { rerender } = await renderInEnglish(
    <>
      <MenuWithButton label="One" icon={null} entries={entries} />
      <MenuWithButton label="Two" icon={null} entries={entries} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'One' }));
  await screen.findByRole('menu', { name: 'One' });
  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  await screen.findByRole('menu', { name: 'Two' });
  expect(screen.getByRole('button', { name: 'One' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getAllByRole('menu')).toHaveLength(1);
  rerender(<p>Nothing</p>);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('is in the dialog of its button: the rest of the page can’t be reached', async () => {
  await renderInEnglish(
    <dialog open>
      <MenuWithButton label="More" icon={null} entries={[{ label: 'Edit' }]} />
    </dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('dialog')).toContainElement(await screen.findByRole('menu'));
});

it('closes by a second press of its button', async () => {
  await renderInEnglish(<MenuWithButton label="More" icon={null} entries={[{ label: 'Edit' }]} />);
  const button = screen.getByRole('button', { name: 'More' });
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
