import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeDialog,
  dialogStore,
  openDialog,
  registerDialogs,
  showStage,
} from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { planMotion } from '../../wheel/motion/motion';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { dealTeams, drawWinners } from './start-draws';
import { dealtStore } from './teams/dealt-teams';
import { closeDraw, drawStore } from './winners/shown-draw';

const untouched = wheelStore.getState();
const order = { winners: 2, reserves: 1, isOneByOne: false };
const wish = { kind: 'teams', count: 2 } as const;
const load = vi.fn();

beforeEach(async () => {
  await startI18n('en');
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  load
    .mockReset()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => null);
  registerDialogs(load);
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(5) }));
});
afterEach(() => {
  closeDialog();
  showStage(null);
  wheelStore.setState(untouched);
  drawStore.setState({ draw: null });
  dealtStore.setState({ made: null });
  toastStore.setState({ toasts: [] });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// The parts stay fetched: these two come first.
describe('a stage that cannot be fetched', () => {
  it('several winners are not drawn, and the next attempt draws them once', async () => {
    await drawWinners(order);
    expect(toastStore.getState().toasts).toHaveLength(1);
    expect(drawStore.getState().draw).toBeNull();
    expect(wheelStore.getState().spinning).toBe(false);
    const plan = vi.fn(planMotion);
    await Promise.all([drawWinners(order, plan), drawWinners(order, plan)]);
    expect(plan).toHaveBeenCalledOnce();
    expect(drawStore.getState().draw?.drawn.winners).toHaveLength(2);
  });

  it('teams are not dealt, and the next attempt deals them once', async () => {
    const { round } = dealtStore.getState();
    await dealTeams(wish);
    expect(toastStore.getState().toasts).toHaveLength(1);
    expect(dialogStore.getState().stage).toBeNull();
    await Promise.all([dealTeams(wish), dealTeams(wish)]);
    expect(dealtStore.getState().round).toBe(round + 1);
    expect(dialogStore.getState().stage).toBe('dealtTeams');
  });
});

it('nothing is drawn while a draw is shown', async () => {
  showStage('dealtTeams');
  await drawWinners(order);
  await dealTeams(wish);
  expect([drawStore.getState().draw, dealtStore.getState().made]).toEqual([null, null]);
  expect(wheelStore.getState().spinning).toBe(false);
});

it('a dialog that was opened while the wheel turned stays under the stage and after it', async () => {
  openDialog('winners');
  await drawWinners(order);
  expect(dialogStore.getState().open).toBeNull();
  openDialog('ideas');
  await vi.runAllTimersAsync();
  expect(dialogStore.getState()).toEqual({ open: 'ideas', stage: 'drawnWinners' });
  closeDraw('confirm');
  expect(dialogStore.getState()).toEqual({ open: 'ideas', stage: null });
  await dealTeams(wish);
  expect(dialogStore.getState()).toEqual({ open: 'ideas', stage: 'dealtTeams' });
});

it.each([
  [true, 3],
  [false, 5],
])('winners leave the wheel with any answer where that is set: %s', async (winnerLeaves, left) => {
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(5), spin: { winnerLeaves } }));
  await drawWinners(order);
  await vi.runAllTimersAsync();
  expect(dialogStore.getState().stage).toBe('drawnWinners');
  closeDraw('confirm');
  expect(wheelStore.getState().wheel.slices.filter(({ active }) => active)).toHaveLength(left);
});
