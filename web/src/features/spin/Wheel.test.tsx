import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { menuPart } from '../../components/menu/open-menu';
import { renderInEnglish } from '../../testing/render';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { fetchSliceEntries, hoverTipPart, Wheel } from './Wheel';

vi.mock('./press-wheel', () => ({
  pressWheel: (plate: HTMLElement, _spin: unknown, askMenu: (press: object) => void) => {
    plate.addEventListener('contextmenu', () =>
      askMenu({ slice: sliceOf({ text: 'Dumplings' }), x: 1, y: 1 }),
    );
    return () => {};
  },
}));

const plate = () => screen.getByRole('img');
const move = () => fireEvent(plate(), pointer('pointermove'));
const pointer = (type: string) => Object.assign(new MouseEvent(type), { pointerType: 'mouse' });

beforeEach(async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await renderInEnglish(<Wheel spin={() => {}} />);
});
afterEach(() => {
  wheelStore.setState({ spinning: false });
  vi.restoreAllMocks();
});

it('the tip that could not be fetched is fetched again when the mouse comes back, not at its next move', async () => {
  const fetch = vi.spyOn(hoverTipPart, 'fetch').mockRejectedValue(new TypeError('offline'));
  await act(async () => move());
  await act(async () => move());
  await act(async () => move());
  expect(fetch).toHaveBeenCalledOnce();
  fireEvent(plate(), pointer('pointerleave'));
  await act(async () => move());
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('the menu of a slice that arrives after a spin has begun is not opened', async () => {
  fireEvent.contextMenu(plate());
  act(() => wheelStore.setState({ spinning: true }));
  await act(() => Promise.all([fetchSliceEntries(), menuPart.fetch()]));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('the menu of a slice has its name above the commands', async () => {
  fireEvent.contextMenu(plate());
  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  expect(screen.getByText('Dumplings')).toBeVisible();
});
