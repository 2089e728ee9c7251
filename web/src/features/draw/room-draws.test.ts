import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { overlayStore, provideDialogs } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { type RoomDraw, roomDrawStore } from '../../live/room-draws';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { spin } from '../../live/testing/messages';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { showRoomDraws } from './room-draws';
import { closeTeams, dealtStore } from './teams/dealt-teams';
import { closeDraw, drawStore } from './winners/shown-draw';

const untouched = wheelStore.getState();
const slices = slicesOf(4);
const [a, b, c, d] = slices.map(({ guid }) => guid) as [string, string, string, string];
const several = { winners: [b, a], reserves: [c], teams: 0 };
const teams = { winners: [d, c, b, a], reserves: [], teams: 2 };

const turning = (places: RoomDraw['spin']['places'] = several): RoomDraw => ({
  spin: spin({ ...(places ? { places } : {}) }),
  phase: 'turning',
  slices: [],
});
const stopped = (places?: RoomDraw['spin']['places']): RoomDraw => ({
  ...turning(places),
  phase: 'stopped',
  slices,
});
const put = (draw: RoomDraw | null) => roomDrawStore.setState({ draw });
const opened = () => overlayStore.getState().opened.map(({ name }) => name);
const phase = () => roomDrawStore.getState().draw?.phase;
const nextRound = () => vi.waitFor(() => expect(opened()).not.toEqual([]));

let stop = () => {};
beforeEach(async () => {
  await startI18n('en');
  provideDialogs(() => Promise.resolve(() => null));
  wheelStore.getState().replaceWheel(wheelOf({ slices }));
});
afterEach(() => {
  stop();
  put(null);
  roomStore.setState(noRoom);
  overlayStore.setState({ opened: [] });
  drawStore.setState({ draw: null });
  dealtStore.setState({ made: null });
  toastStore.setState({ toasts: [] });
  wheelStore.setState(untouched);
});

test.each([
  ['closed or withdrawn', () => put(null)],
  ['followed by the next draw', () => put({ ...turning(), spin: spin({ spinId: 'next', places: several }) })],
])('a draw that is %s before its stage has arrived is not shown', async (_why, change) => {
  const stage = Promise.withResolvers<() => null>();
  provideDialogs(() => stage.promise);
  stop = showRoomDraws();
  put(turning());
  put(stopped());
  await vi.dynamicImportSettled();
  change();
  stage.resolve(() => null);
  await vi.dynamicImportSettled();
  expect([opened(), drawStore.getState().draw]).toEqual([[], null]);
});

test('a draw is shown once the wheel has stopped, and taken down with the room’s without an answer', async () => {
  const closeWinner = vi.fn();
  const control = { closeWinner } as unknown as RoomControl;
  wheelStore.getState().replaceWheel(wheelOf({ slices, spin: { winnerLeaves: true } }));
  roomStore.setState({ ...noRoom, control, role: 'host', spinId: spin().spinId });
  stop = showRoomDraws();
  put(turning());
  put(stopped());
  await nextRound();
  expect([opened(), phase()]).toEqual([['drawnWinners'], 'shown']);
  expect(drawStore.getState().draw?.drawn.winners.map(({ guid }) => guid)).toEqual([b, a]);
  put(null);
  expect([opened(), drawStore.getState().draw]).toEqual([[], null]);
  expect(closeWinner).not.toHaveBeenCalled();
  expect(wheelStore.getState().wheel.slices.every(({ active }) => active)).toBe(true);
});

test('a page that starts while a draw is open shows it, and a visitor may close it', async () => {
  put(stopped());
  stop = showRoomDraws();
  await nextRound();
  roomStore.setState({ ...noRoom, control: {} as RoomControl, role: 'viewer' });
  wheelStore.getState().replaceWheel(wheelOf({ slices, spin: { winnerLeaves: true } }));
  closeDraw('confirm');
  expect([opened(), phase(), wheelStore.getState().removal]).toEqual([[], undefined, untouched.removal]);
});

test('everyone keeps their team where somebody is missing on this page', async () => {
  stop = showRoomDraws();
  put({ ...stopped(teams), slices: slices.slice(0, 3) });
  await nextRound();
  const made = dealtStore.getState().made?.teams.map((team) => team.map(({ guid, text }) => text && guid));
  expect(made).toEqual([
    ['', b],
    [c, a],
  ]);
  closeTeams();
  expect([opened(), phase()]).toEqual([[], undefined]);
});
