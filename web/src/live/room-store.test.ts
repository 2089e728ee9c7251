import { expect, test } from 'vitest';
import { noRoom, type RoomControl, type RoomState, statusOf } from './room-store';

const room = (more: Partial<RoomState>): RoomState => ({
  ...noRoom,
  control: {} as RoomControl,
  viewerId: 'me',
  isConnected: true,
  next: { spinId: 's', number: 1, commitment: 'c' },
  ...more,
});
const host = (state: RoomState['host']['state']) => ({ viewerId: 'ada', state });

test.each<[string, Partial<RoomState>]>([
  ['connecting', { isConnected: false, viewerId: '' }],
  ['lost', { isConnected: false }],
  ['onAir', { role: 'host' }],
  ['behind', { role: 'host', isBehind: true }],
  ['hostSpins', { host: host('present') }],
  ['away', { host: host('away') }],
  ['waiting', { host: host('waiting') }],
  ['youSpin', { host: host('waiting'), viewersSpin: true }],
  ['youSpin', { viewersSpin: true, next: null }],
])('%s', (status, more) => {
  expect(statusOf(room(more))).toBe(status);
});
