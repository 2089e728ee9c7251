import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { WheelWalk } from './WheelWalk';

const { addSlice, setSliceActive, renameSlice, removeSlice, edit, replaceWheel } = wheelStore.getState();
const menu = vi.fn();
const guidOf = (text: string) =>
  wheelStore.getState().wheel.slices.find((slice) => slice.text === text)?.guid ?? '';
const option = () => screen.getByRole('option');

beforeEach(async () => {
  replaceWheel(newWheel());
  for (const text of ['Pizza', 'Sushi', 'Tacos', 'Ramen']) addSlice(text);
  await renderInEnglish(<WheelWalk onMenu={menu} />);
  await userEvent.tab();
});

it('is one stop, which says where it is and what can be done', () => {
  const list = screen.getByRole('listbox', { name: 'Wheel with 4 choices' });
  expect(list).toHaveFocus();
  expect(list).toHaveAccessibleDescription(/arrow keys/);
  expect(list).toHaveAttribute('aria-activedescendant', option().id);
  expect(option()).toHaveAttribute('aria-posinset', '1');
  expect(option()).toHaveAttribute('aria-setsize', '4');
  expect(option()).toHaveTextContent('Pizza, 25%');
});

it.each([
  ['{ArrowDown}', 'Sushi'],
  ['{ArrowRight}{ArrowRight}{ArrowLeft}', 'Sushi'],
  ['{End}', 'Ramen'],
  ['{End}{ArrowDown}', 'Ramen'],
  ['{End}{Home}', 'Pizza'],
  ['{PageDown}', 'Ramen'],
  ['t', 'Tacos'],
  ['x', 'Pizza'],
])('%s leads to %s', async (keys, text) => {
  await userEvent.keyboard(keys);
  expect(option()).toHaveTextContent(text);
});

it('stays true: hidden, renamed, removed, won', async () => {
  await userEvent.keyboard('{End}');
  act(() => setSliceActive(guidOf('Ramen'), false));
  expect(option()).toHaveTextContent(/^Ramen, hidden$/);
  act(() => renameSlice(guidOf('Ramen'), 'Udon'));
  act(() =>
    edit((wheel) => ({
      ...wheel,
      results: {
        ...wheel.results,
        history: [
          { guid: guidOf('Udon'), itemName: 'Udon', won: 1, lastWonTimestamp: 2, userId: 'guest', by: '' },
          { guid: guidOf('Pizza'), itemName: 'Pizza', won: 1, lastWonTimestamp: 1, userId: 'guest', by: '' },
        ],
      },
    })),
  );
  expect(option()).toHaveTextContent(/^Udon, hidden, last winner$/);
  act(() => removeSlice(guidOf('Udon')));
  expect(option()).toHaveTextContent(/^Tacos, 33\.3%$/);
});

it('leads a viewer of a room only over what is on the wheel', async () => {
  act(() => setSliceActive(guidOf('Sushi'), false));
  act(() => wheelStore.setState({ isReadOnly: true }));
  await userEvent.keyboard('{ArrowDown}');
  expect(option()).toHaveTextContent('Tacos');
  expect(option()).toHaveAttribute('aria-setsize', '3');
  act(() => wheelStore.setState({ isReadOnly: false }));
});

it('says nothing of what a blind wheel keeps to itself', async () => {
  act(() => edit((wheel) => ({ ...wheel, spin: { ...wheel.spin, isBlind: true } })));
  expect(option()).toHaveTextContent(/^\?, 25%$/);
  await userEvent.keyboard('t');
  expect(option()).toHaveTextContent(/^\?, 25%$/);
  expect(option()).toHaveAttribute('aria-posinset', '1');
});

it('opens the actions of the choice it is on, and leaves the space to the spin', async () => {
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(menu).toHaveBeenCalledExactlyOnceWith(
    screen.getByRole('listbox'),
    expect.objectContaining({ text: 'Sushi' }),
  );
  const pressed = vi.fn();
  document.addEventListener('keydown', pressed, { once: true });
  await userEvent.keyboard(' ');
  expect(pressed.mock.lastCall?.[0]).toMatchObject({ key: ' ', defaultPrevented: false });
});

it('is not there without choices', () => {
  act(() => replaceWheel(newWheel()));
  expect(screen.queryByRole('listbox')).toBeNull();
});
