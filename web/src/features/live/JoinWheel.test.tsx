import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { Door } from '../../api/entries';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { JoinWheel } from './JoinWheel';

const control = { join: vi.fn(), takeOff: vi.fn(), localTime: vi.fn() };
const door = { open: true, until: null } as unknown as Door;

beforeEach(async () => {
  for (const call of Object.values(control)) call.mockReset();
  roomStore.setState({ ...noRoom, control: control as unknown as RoomControl, door });
  await loadTexts('live');
});

it('puts a viewer on the wheel by their name, and keeps it where the room refuses it', async () => {
  const user = userEvent.setup();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  control.join.mockRejectedValue(new ApiError('', 409, 'door_full'));
  await renderInEnglish(<JoinWheel />);
  await user.click(screen.getByRole('button', { name: 'Join the wheel' }));
  expect(screen.getByText('Type a name that people can see.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your name on the wheel' }), ' Ann {Enter}');
  expect(control.join.mock.calls).toEqual([['Ann']]);
  expect(screen.getByRole('textbox')).toHaveDisplayValue(/Ann/);
  expect(screen.getByText('The wheel is full.')).toBeVisible();
});

it('lets who is on the wheel change the name or leave', async () => {
  const user = userEvent.setup();
  roomStore.setState({ entry: { entryId: 'e1', name: 'Ann', state: 'in' } });
  await renderInEnglish(<JoinWheel />);
  expect(screen.getByText('You’re on the wheel as Ann.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Change name' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard('Anna{Enter}');
  expect(control.join).toHaveBeenCalledWith('Anna');
  expect(screen.getByRole('button', { name: 'Change name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Leave the wheel' }));
  expect(control.takeOff).toHaveBeenCalledWith('e1');
});

it.each([
  ['host', 'The host has closed the list.'],
  ['time', 'The time to join is over.'],
  ['full', 'The wheel is full.'],
] as const)('says that the door was closed by: %s', async (closedBy, sentence) => {
  roomStore.setState({ door: { ...door, open: false, closedBy } });
  await renderInEnglish(<JoinWheel />);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('keeps a name that is half typed while the list closes for a moment or the host takes its writer off', async () => {
  const user = userEvent.setup();
  roomStore.setState({ entry: { entryId: 'e1', name: 'Ann', state: 'in' } });
  await renderInEnglish(<JoinWheel />);
  await user.click(screen.getByRole('button', { name: 'Change name' }));
  await user.type(screen.getByRole('textbox'), 'abel');
  act(() => roomStore.setState({ door: { ...door, open: false }, entry: null }));
  act(() => roomStore.setState({ door }));
  expect(screen.getByRole('textbox')).toHaveDisplayValue('Annabel');
});

it('counts down until the list opens, and then lets people join', async () => {
  control.localTime.mockReturnValue(performance.now() + 7_300_000);
  roomStore.setState({ door: { ...door, open: false, opensAt: 5 } });
  await renderInEnglish(<JoinWheel />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^You can join in 2:01:\d\d$/);
  expect(screen.queryByText('The host has closed the list.')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  act(() => roomStore.setState({ door }));
  expect(screen.getByRole('textbox', { name: 'Your name on the wheel' })).toBeVisible();
});
