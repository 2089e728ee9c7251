import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { notify, toastStore } from '../toasts/notify';
import { ToastRegion } from '../toasts/ToastRegion';
import { CardDialog } from './CardDialog';
import { DialogHost } from './DialogHost';
import {
  closeDialog,
  type DialogName,
  dialogPart,
  openDialog,
  overlayStore,
  provideDialogs,
  uppermostDialog,
  whenClosed,
} from './open-dialog';

const Card = (name: string) =>
  function ACard({ onClose }: { onClose: () => void }) {
    return (
      <CardDialog title={name} close={`Close ${name}`} onClose={onClose}>
        {name}
      </CardDialog>
    );
  };
const load = vi.fn(async (name: DialogName): Promise<ReturnType<typeof Card>> => Card(name));
const open = (name: 'share' | 'live' | 'search' | 'ideas' | 'samples' | 'library') =>
  act(() => void openDialog(name));
const dialog = (name: string) => screen.queryByRole('dialog', { name });

beforeEach(async () => {
  provideDialogs(load as Parameters<typeof provideDialogs>[0]);
  await renderInEnglish(
    <>
      <ToastRegion />
      <button type="button">Opener</button>
      <DialogHost />
    </>,
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  act(() => overlayStore.setState({ opened: [] }));
  toastStore.setState({ toasts: [] });
  vi.restoreAllMocks();
});

it('a dialog closes itself alone: the one beneath stays, and has the focus again', async () => {
  open('share');
  await screen.findByRole('dialog', { name: 'share' });
  open('live');
  await userEvent.click(await screen.findByRole('button', { name: 'Close live' }));
  expect(dialog('live')).toBeNull();
  expect(dialog('share')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close share' })).toHaveFocus();
});

it('a late close of an earlier opening leaves the later one', async () => {
  const over = vi.fn();
  act(() => void whenClosed(openDialog('share')).then(over));
  open('share');
  await waitFor(() => expect(over).toHaveBeenCalledOnce());
  expect(uppermostDialog()).toBe('share');
});

it('keys belong to a dialog that is on its way, and Escape closes it', async () => {
  load.mockReturnValueOnce(new Promise(() => {}));
  open('ideas');
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  const pressed = vi.fn();
  document.addEventListener('keydown', pressed, { once: true });
  await userEvent.keyboard('{Escape}');
  expect(pressed.mock.lastCall?.[0]).toMatchObject({ defaultPrevented: true });
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(uppermostDialog()).toBeUndefined();
});

it('one that can’t be fetched is told and closed, and the next attempt fetches it', async () => {
  load.mockRejectedValueOnce(new TypeError('offline'));
  open('search');
  expect(await screen.findByText(/couldn’t load/)).toBeVisible();
  expect(uppermostDialog()).toBeUndefined();
  open('search');
  expect(await screen.findByRole('dialog', { name: 'search' })).toBeVisible();
});

it('one that breaks is told and closed; the page stays', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  load.mockResolvedValueOnce(Broken as never);
  open('samples');
  expect(await screen.findByText(/couldn’t load/)).toBeVisible();
  expect(uppermostDialog()).toBeUndefined();
  expect(screen.getByRole('button', { name: 'Opener' })).toBeVisible();
});

it('toasts are in the uppermost dialog, and in the page again after it', async () => {
  await act(() => Promise.all([dialogPart('share').fetch(), dialogPart('live').fetch()]));
  act(() => notify('info', 'Copied'));
  await screen.findByText('Copied');
  open('share');
  expect(within(dialog('share') as HTMLElement).getByText('Copied')).toBeVisible();
  open('live');
  expect(within(dialog('live') as HTMLElement).getByText('Copied')).toBeVisible();
  expect(screen.getAllByText('Copied')).toHaveLength(1);
  act(() => closeDialog('live'));
  expect(within(dialog('share') as HTMLElement).getByText('Copied')).toBeVisible();
  act(() => closeDialog('share'));
  expect(screen.getByText('Copied')).toBeVisible();
});
