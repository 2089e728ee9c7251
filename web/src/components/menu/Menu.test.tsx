import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { overlayStore } from '../dialog/open-dialog';
import { closeMenu, openMenu } from './open-menu';

const { innerWidth, innerHeight } = window;
let anchorTop = 100;

beforeEach(async () => {
  anchorTop = 100;
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ x: 50, y: anchorTop, width: 40, height: 40 }),
  );
  await renderInEnglish(
    <button type="button" onClick={open}>
      More
    </button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
});
afterEach(() => {
  act(closeMenu);
  vi.restoreAllMocks();
  Object.assign(window, { innerWidth, innerHeight });
});

const open = ({ currentTarget: anchor }: MouseEvent<HTMLElement>) =>
  void openMenu({
    label: 'Things',
    anchor,
    head: 'Title',
    entries: [{ label: 'Edit' }, { label: 'Delete' }],
  });

const menu = () => screen.queryByRole('menu');
const box = () => menu()?.parentElement?.style.top;

it('stays open when a phone’s keyboard leaves, and closes when the phone is turned', () => {
  window.innerHeight = innerHeight - 300;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(menu()).toBeVisible();
  window.innerWidth = innerWidth + 200;
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(menu()).toBeNull();
});

it('follows its button when the whole page scrolls, and closes once that is out of view', () => {
  expect(box()).toBe('144px');
  anchorTop = 60;
  act(() => void document.dispatchEvent(new Event('scroll')));
  expect(box()).toBe('104px');
  anchorTop = -90;
  act(() => void document.dispatchEvent(new Event('scroll')));
  expect(menu()).toBeNull();
});

it('closes on Escape also when a click has taken the focus out of it', async () => {
  await userEvent.click(screen.getByText('Title'));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  expect(menu()).toBeNull();
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

it('at a point of its anchor swallows the click that closes it, and no later one', async () => {
  const spin = vi.fn();
  const wheel = document.createElement('button');
  wheel.addEventListener('click', spin);
  document.body.append(wheel);
  await act(() =>
    openMenu({ label: 'Slice', entries: [{ label: 'Hide' }], anchor: wheel, point: { x: 1, y: 1 } }),
  );
  expect(screen.getByRole('menu', { name: 'Slice' })).toBeVisible();
  await userEvent.click(wheel);
  expect(menu()).toBeNull();
  expect(spin).not.toHaveBeenCalled();
  await userEvent.click(wheel);
  expect(spin).toHaveBeenCalledOnce();
  wheel.remove();
});

it('closes when a dialog covers its button: the next Escape is the dialog’s', async () => {
  const frame = document.createElement('dialog');
  const escaped = vi.fn();
  document.addEventListener('keydown', escaped);
  act(() => overlayStore.setState({ frames: [frame] }));
  await userEvent.keyboard('{Escape}');
  expect(escaped.mock.lastCall?.[0]).toMatchObject({ key: 'Escape', defaultPrevented: false });
  expect(menu()).toBeNull();
  document.removeEventListener('keydown', escaped);
  act(() => overlayStore.setState({ frames: [] }));
});
