import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { Door, ListEntry } from '../../api/entries';
import { toastStore } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { DoorPanel } from './DoorPanel';

const control = {
  setDoor: vi.fn(),
  openIn: vi.fn(),
  closeIn: vi.fn(),
  letIn: vi.fn(),
  takeOff: vi.fn(),
  localTime: vi.fn(),
};
const door = { open: true, approves: true, signedInOnly: false, until: null } as unknown as Door;
const person = (name: string, state: ListEntry['state']) => ({ entryId: name, name, state }) as ListEntry;

beforeEach(async () => {
  for (const call of Object.values(control)) call.mockReset();
  control.localTime.mockImplementation((serverTime: number) => serverTime);
  roomStore.setState({ ...noRoom, control: control as unknown as RoomControl, door });
  await loadTexts('live');
});

it('lets people join, asks first or not, and lets in, takes off and blocks', async () => {
  const user = userEvent.setup();
  roomStore.setState({ people: [person('Ann', 'in'), person('Ben', 'waiting')] });
  await renderInEnglish(<DoorPanel />);
  await user.click(screen.getByRole('switch', { name: /Ask me first/ }));
  expect(control.setDoor).toHaveBeenLastCalledWith({ approves: false });
  await user.click(screen.getByRole('switch', { name: /People may join/ }));
  expect(control.setDoor).toHaveBeenLastCalledWith({ open: false });
  await user.click(screen.getByRole('button', { name: 'Let Ben in' }));
  expect(control.letIn).toHaveBeenCalledWith('Ben');
  expect(screen.getByText('1 on the wheel')).toBeVisible();
});

it('says why the room refuses a change', async () => {
  const user = userEvent.setup();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  control.setDoor.mockRejectedValue(new ApiError('wrong_host_key', 403));
  await renderInEnglish(<DoorPanel />);
  await user.click(screen.getByRole('switch', { name: /Ask me first/ }));
  expect(toastStore.getState().toasts).toHaveLength(1);
});

it.each([
  [180_000, 'In 3 minutes', 'You can join for 3:00'],
  [30_000, 'In 1 minute', 'You can join for 0:30'],
])('after a reload a door that closes in %i ms says so', async (left, option, countdown) => {
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  roomStore.setState({ door: { ...door, until: 1000 + left } as Door });
  await renderInEnglish(<DoorPanel />);
  expect(screen.getByRole('combobox', { name: 'Closes' })).toHaveDisplayValue(option);
  expect(screen.getByRole('timer')).toHaveTextContent(countdown);
  vi.restoreAllMocks();
});

it('shows when the list closes, not what was chosen and refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  roomStore.setState({ door: { ...door, until: 1000 + 180_000 } as Door });
  await renderInEnglish(<DoorPanel />);
  const closes = screen.getByRole('combobox', { name: 'Closes' });
  control.closeIn.mockRejectedValueOnce(new ApiError('wrong_host_key', 403));
  await user.selectOptions(closes, 'In 30 minutes');
  expect(closes).toHaveDisplayValue('In 3 minutes');
  control.closeIn.mockImplementationOnce(async () =>
    roomStore.setState({ door: { ...door, until: 1000 + 1_799_000 } as Door }),
  );
  await user.selectOptions(closes, 'In 10 minutes');
  expect(closes).toHaveDisplayValue('In 10 minutes');
  vi.restoreAllMocks();
});

it('opens by itself in some minutes, or by hand, and closes so many minutes after that', async () => {
  const user = userEvent.setup();
  vi.spyOn(performance, 'now').mockReturnValue(1000);
  roomStore.setState({ door: null });
  await renderInEnglish(<DoorPanel />);
  const opens = screen.getByRole('combobox', { name: 'Opens' });
  expect(opens).toHaveDisplayValue('When I open it');
  expect(screen.queryByRole('combobox', { name: 'Closes' })).toBeNull();
  await user.selectOptions(opens, 'In 10 minutes');
  expect(control.openIn).toHaveBeenLastCalledWith(10);
  const opensAt = 1000 + 240_000;
  act(() =>
    roomStore.setState({ door: { ...door, open: false, opensAt, until: opensAt + 300_000 } as Door }),
  );
  expect(opens).toHaveDisplayValue('In 4 minutes');
  expect(screen.getByRole('timer')).toHaveTextContent('You can join in 4:00');
  const closes = screen.getByRole('combobox', { name: 'Closes' });
  expect(closes).toHaveDisplayValue('5 minutes after it opens');
  await user.selectOptions(closes, '30 minutes after it opens');
  expect(control.closeIn).toHaveBeenLastCalledWith(30);
  await user.selectOptions(opens, 'When I open it');
  expect(control.openIn).toHaveBeenLastCalledWith(0);
  vi.restoreAllMocks();
});
