import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { enterRoom } from '../../live/room';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { sampleWheel } from '../../wheel/document/sample';
import { openDocument } from '../../wheel/document/upgrade';
import { wheelStore } from '../../wheel/store';
import { animals } from '../../wheel/testing/wheels';
import { openRoomToJoin } from './host-room';

vi.mock('../../live/room');

const control = { setDoor: vi.fn() } as unknown as RoomControl;
const texts = () => wheelStore.getState().wheel.slices.map(({ text }) => text);
const toasts = () => toastStore.getState().toasts.map(({ text }) => text);
const opened = {
  status: 201,
  body: { success: true, liveId: 'l', hostKey: 'h', url: '/en', code: 'ABC234' },
};
const start = { hidesTexts: false, name: 'Ada' };

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('live');
  toastStore.setState({ toasts: [] });
  roomStore.setState(noRoom);
  wheelStore.getState().replaceWheel(sampleWheel(animals));
  vi.mocked(enterRoom).mockImplementation(async () => roomStore.setState({ control }));
});

const sent = ({ calls }: ReturnType<typeof fakeApi>) =>
  openDocument((calls[0]?.body as { wheel: unknown } | undefined)?.wheel).wheel?.slices;

describe('letting people join', () => {
  it('starts an untouched sample empty, says so, and brings it back', async () => {
    const api = fakeApi({ 'POST /api/live': opened });
    await openRoomToJoin(start);
    expect(sent(api)).toEqual([]);
    expect(control.setDoor).toHaveBeenCalledWith({ open: true });
    expect(toasts()).toEqual(['The wheel starts empty: the sample’s choices are gone.']);
    toastStore.getState().toasts[0]?.action?.run();
    expect(texts()).toEqual(animals.choices);
  });

  it('keeps the choices of the host', async () => {
    const api = fakeApi({ 'POST /api/live': opened });
    wheelStore.getState().addSlice('Yak');
    await openRoomToJoin(start);
    expect(sent(api)).toHaveLength(9);
    expect(toasts()).toEqual([]);
  });

  it('leaves the sample where it is if no room opens', async () => {
    fakeApi({ 'POST /api/live': 'offline' });
    await expect(openRoomToJoin(start)).rejects.toThrow();
    expect(texts()).toEqual(animals.choices);
  });
});
