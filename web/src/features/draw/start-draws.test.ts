import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogPart, openDialog, overlayStore, provideDialogs } from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { planMotion } from '../../wheel/motion/motion';
import { wheelStore } from '../../wheel/store';
import { slicesOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import type { DrawScene } from './draw-scene';
import { modePanelStore } from './modes/mode-panel';
import { dealTeams, drawWinners } from './start-draws';
import { dealtStore } from './teams/dealt-teams';
import { closeDraw, drawStore } from './winners/shown-draw';

const untouched = wheelStore.getState();
const order = { winners: 2, reserves: 1, isOneByOne: false };
const wish = { kind: 'teams', count: 2 } as const;
const opened = () => overlayStore.getState().opened.map(({ name }) => name);

beforeEach(async () => {
  await startI18n('en');
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  provideDialogs(async () => () => null);
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(5) }));
});
afterEach(() => {
  overlayStore.setState({ opened: [] });
  wheelStore.setState(untouched);
  drawStore.setState({ draw: null });
  dealtStore.setState({ made: null });
  toastStore.setState({ toasts: [] });
  modePanelStore.setState({ isOpen: false, opening: 0 });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a stage that cannot be fetched', () => {
  const missOnce = (stage: DrawScene) =>
    vi.spyOn(dialogPart(stage), 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));

  it('several winners are not drawn, and the next attempt draws them once', async () => {
    missOnce('drawnWinners');
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
    missOnce('dealtTeams');
    const { round } = dealtStore.getState();
    await dealTeams(wish);
    expect(toastStore.getState().toasts).toHaveLength(1);
    expect(opened()).toEqual([]);
    await Promise.all([dealTeams(wish), dealTeams(wish)]);
    expect(dealtStore.getState().round).toBe(round + 1);
    expect(opened()).toEqual(['dealtTeams']);
  });
});

it('nothing is drawn while a draw is shown', async () => {
  openDialog('dealtTeams');
  await drawWinners(order);
  await dealTeams(wish);
  expect([drawStore.getState().draw, dealtStore.getState().made]).toEqual([null, null]);
  expect(wheelStore.getState().spinning).toBe(false);
});

it('a dialog that was opened while the wheel turned stays under the stage and after it', async () => {
  await drawWinners(order);
  openDialog('ideas');
  await vi.runAllTimersAsync();
  expect(opened()).toEqual(['ideas', 'drawnWinners']);
  closeDraw('confirm');
  expect(opened()).toEqual(['ideas']);
  await dealTeams(wish);
  expect(opened()).toEqual(['ideas', 'dealtTeams']);
});

it('what cannot be drawn opens the panel of the modes, which says why', async () => {
  await drawWinners({ ...order, winners: 9 });
  await dealTeams({ kind: 'teams', count: 6 });
  expect(modePanelStore.getState()).toEqual({ isOpen: true, opening: 2 });
  expect([drawStore.getState().draw, dealtStore.getState().made, opened()]).toEqual([null, null, []]);
});

it.each([
  [true, 3],
  [false, 5],
])('winners leave the wheel with any answer where that is set: %s', async (winnerLeaves, left) => {
  wheelStore.getState().replaceWheel(wheelOf({ slices: slicesOf(5), spin: { winnerLeaves } }));
  await drawWinners(order);
  await vi.runAllTimersAsync();
  expect(opened()).toEqual(['drawnWinners']);
  closeDraw('confirm');
  expect(wheelStore.getState().wheel.slices.filter(({ active }) => active)).toHaveLength(left);
});
