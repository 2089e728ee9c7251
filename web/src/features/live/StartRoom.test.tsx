import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Door } from '../../api/entries';
import { closeDialog, openDialog, overlayStore } from '../../components/dialog/open-dialog';
import { loadTexts } from '../../i18n/load-texts';
import { noRoom, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { openRoomToJoin } from './host-room';
import { StartRoom } from './StartRoom';

vi.mock(import('./host-room'), async (original) => ({ ...(await original()), openRoomToJoin: vi.fn() }));

const openDoor = async () => roomStore.setState({ door: { open: true } as Door });

beforeEach(async () => {
  roomStore.setState(noRoom);
  openDialog('live');
  await loadTexts('live');
});
afterEach(() => {
  overlayStore.setState({ opened: [] });
  roomStore.setState(noRoom);
});

it.each([
  ['people may join', openDoor, ['lobby']],
  ['the room refused the list', async () => {}, ['live']],
  ['the host has closed the dialog', async () => openDoor().then(() => closeDialog('live')), []],
])('once %s, these dialogs are open', async (_what, room, opened) => {
  vi.mocked(openRoomToJoin).mockImplementation(room);
  await renderInEnglish(<StartRoom />);
  await userEvent.click(screen.getByRole('button', { name: 'Let people join' }));
  expect(overlayStore.getState().opened.map(({ name }) => name)).toEqual(opened);
});
