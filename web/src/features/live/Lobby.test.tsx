import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Door, ListEntry } from '../../api/entries';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { Lobby } from './Lobby';

const control = { setDoor: vi.fn(), localTime: vi.fn() };
const door = { open: true, until: null } as unknown as Door;
const person = (name: string, state: ListEntry['state'] = 'in') =>
  ({ entryId: name, name, state }) as ListEntry;
const next = { spinId: 'spin-4', number: 4, commitment: '9f86d081884c7d659a2f' };
const onClose = vi.fn();

beforeEach(async () => {
  control.setDoor.mockReset();
  onClose.mockReset();
  await loadTexts('live');
  const people = [person('Ann'), person('Cy', 'waiting'), person('Ben')];
  roomStore.setState({
    ...noRoom,
    control: control as unknown as RoomControl,
    door,
    code: 'ABC234',
    people,
    next,
  });
  await renderInEnglish(<Lobby onClose={onClose} />);
});

it('shows where to go and who has arrived, the latest first, and leads to the wheel', async () => {
  const lobby = screen.getByRole('dialog', { name: 'Join the wheel!' });
  expect(within(lobby).getByText('ABC 234')).toBeVisible();
  expect(within(lobby).getByRole('img', { name: /QR code of .*\/live\/ABC234$/ })).toBeVisible();
  const arrived = within(lobby).getByRole('region', { name: '2 on the wheel' });
  expect(
    within(arrived)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Ben', 'Ann']);
  expect(screen.getByRole('button', { name: 'Show the wheel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show the wheel' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows the sealed draw and where to check it once the list is closed, until the wheel turns', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close the list' }));
  expect(control.setDoor).toHaveBeenCalledExactlyOnceWith({ open: false });
  roomStore.setState({ door: { ...door, open: false, closedBy: 'host' } });
  expect(await screen.findByRole('dialog', { name: 'The list is closed' })).toBeVisible();
  expect(screen.getByText('9f86 d081 884c 7d65')).toBeVisible();
  expect(screen.getByRole('img', { name: /QR code of .*\/verify\/spin-4$/ })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  roomStore.setState({ next: null, turning: next });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('lets single names grow, and a crowd of them stand still', () => {
  const growing = () => screen.getAllByRole('listitem').filter(({ dataset }) => dataset.grows).length;
  expect(growing()).toBe(2);
  const crowd = Array.from({ length: 60 }, (_, place) => person(`Person ${place}`));
  act(() => roomStore.setState({ people: crowd }));
  expect(growing()).toBe(0);
  act(() => roomStore.setState({ people: [...crowd, person('Zoe')] }));
  expect(growing()).toBe(1);
});

it('shows that people wait to be let in, also while nobody is on the wheel', async () => {
  expect(screen.getByText('1 person asks to join')).toBeVisible();
  act(() => roomStore.setState({ people: [person('Cy', 'waiting'), person('Di', 'waiting')] }));
  expect(screen.getByText('2 people ask to join')).toBeVisible();
  expect(screen.queryByText('Nobody is on the wheel yet.')).toBeNull();
});

it('shows where to go and how long it takes while the list opens later', async () => {
  control.localTime.mockReturnValue(performance.now() + 89_500);
  act(() => roomStore.setState({ door: { ...door, open: false, opensAt: 5 }, people: [], sealed: null }));
  expect(screen.getByRole('dialog', { name: 'Join the wheel!' })).toBeVisible();
  expect(screen.getByText('ABC 234')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^You can join in 1:\d\d$/);
  await userEvent.click(screen.getByRole('button', { name: 'Open the list now' }));
  expect(control.setDoor).toHaveBeenCalledExactlyOnceWith({ open: true });
});
