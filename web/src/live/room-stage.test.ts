import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { layOut, sliceAt } from '../wheel/motion/geometry';
import { rotationAt } from '../wheel/motion/motion';
import { closeWinner } from '../wheel/motion/spin-wheel';
import { createWheelStore, type WheelStore } from '../wheel/store';
import { wheelOf } from '../wheel/testing/wheels';
import { turnedTo } from './room-spin';
import { type RoomStage, roomStage } from './room-stage';
import { serverClock } from './server-clock';
import { hello, spin, theirSlices, theirWheel } from './testing/messages';

const hour = 3_600_000;
/** The server's clock is an hour ahead, and this page has been open for a while. */
const serverNow = () => performance.now() + hour;

let store: WheelStore;
let stage: RoomStage;
let isOwn: boolean;
let isStill: boolean;

function stageOf(shown: WheelStore): RoomStage {
  const clock = serverClock();
  clock.guess(serverNow(), performance.now());
  return roomStage(shown, { clock: () => clock, followsRoom: () => !isOwn, isStill: () => isStill });
}

beforeEach(() => {
  vi.useFakeTimers();
  isOwn = false;
  isStill = false;
  store = createWheelStore();
  stage = stageOf(store);
});
afterEach(() => {
  stage.stop();
  vi.useRealTimers();
});

const wheelNow = () => store.getState().wheel;
const shownAngle = () => {
  const running = store.getState().spin;
  return running
    ? rotationAt(running.motion, performance.now() - running.startedAt)
    : store.getState().rotation;
};
const pointedAt = () => {
  const layout = layOut(wheelNow().slices);
  return layout.slices[sliceAt(layout, -store.getState().rotation)]?.guid;
};
const ourSpin = (more = {}) => spin({ startsAt: serverNow() + 400, winner: 'b', landing: 2.2, ...more });

describe('a viewer', () => {
  test('sees the host’s wheel, resting where the room’s rests, and it does not drift', () => {
    stage.take(hello({ rest: 1.25 }));
    expect(wheelNow().name).toBe('Theirs');
    expect(store.getState().rotation).toBeCloseTo(turnedTo(1.25, wheelNow()));
    expect(store.getState()).toMatchObject({ isHeld: true });
    expect(store.getState().undoHistory.snapshots).toHaveLength(1);
  });

  test('sees edits at once, the wheel resting at the same point', () => {
    stage.take(hello({ rest: 1.25 }));
    const edited = {
      ...theirWheel,
      'wheel-definition': { ...theirWheel['wheel-definition'], name: 'New', marker: { position: 'right' } },
    };
    stage.take({ type: 'wheel', seq: 5, revision: 2, wheel: edited });
    expect(wheelNow().name).toBe('New');
    expect(store.getState().rotation).toBeCloseTo(turnedTo(1.25, wheelNow()));
  });

  test('who comes in the middle sees what everybody sees', () => {
    const announced = ourSpin();
    stage.take(hello());
    stage.take(announced);
    vi.advanceTimersByTime(2400);
    const seen = shownAngle();

    const late = createWheelStore();
    const joined = stageOf(late);
    joined.take(hello({ spin: announced }));
    const running = late.getState().spin;
    expect(running && rotationAt(running.motion, performance.now() - running.startedAt)).toBeCloseTo(seen, 9);
    vi.advanceTimersByTime(2000);
    expect(late.getState().rotation).toBe(store.getState().rotation);
    expect(late.getState().winner?.guid).toBe('b');
    joined.stop();
  });

  test('lands on the winner, with the receipt, when the server says so', () => {
    stage.take(hello());
    stage.take(ourSpin());
    vi.advanceTimersByTime(4399);
    expect(store.getState().winner).toBeNull();
    vi.advanceTimersByTime(2);
    expect(store.getState().winner?.guid).toBe('b');
    expect(store.getState().receipt).toBe(spin().spinId);
    expect(pointedAt()).toBe('b');
  });

  test('who wants no motion learns the winner with the others, not before', () => {
    isStill = true;
    stage.take(hello());
    stage.take(ourSpin());
    expect(store.getState().spin?.motion.duration).toBe(0);
    vi.advanceTimersByTime(4399);
    expect(store.getState().winner).toBeNull();
    vi.advanceTimersByTime(2);
    expect(store.getState().winner?.guid).toBe('b');
  });

  test('records the removal when the host closes the popup with one', () => {
    stage.take(hello());
    stage.take(ourSpin());
    vi.advanceTimersByTime(4500);
    stage.take({ type: 'closed', seq: 7, spinId: spin().spinId, choice: 'cancel' });
    expect(store.getState().winner).toBeNull();
    expect(store.getState().removal?.slice.guid).toBe('b');
  });

  test('who missed a whole spin has its result, and no popup that the host has closed', () => {
    stage.take(hello());
    stage.take(ourSpin({ startsAt: serverNow() - 60_000 }));
    stage.take({ type: 'closed', seq: 7, spinId: spin().spinId, choice: 'confirm' });
    vi.advanceTimersByTime(100);
    expect(store.getState()).toMatchObject({ winner: null, spinning: false, lastWinners: ['b'] });
    expect(pointedAt()).toBe('b');
  });

  test('who comes back to an open popup sees it again after a reload only, and counts its win once', () => {
    stage.take(hello());
    stage.take(ourSpin());
    vi.advanceTimersByTime(4500);
    closeWinner(store, 'confirm');
    const again = hello({ spin: ourSpin({ startsAt: serverNow() - 5000 }) });
    stage.take(again);
    vi.advanceTimersByTime(100);
    expect(store.getState().winner).toBeNull();

    stage.stop();
    const reloaded = stageOf(store);
    reloaded.take(again);
    vi.advanceTimersByTime(100);
    expect(wheelNow().results.history).toMatchObject([
      { guid: 'b', won: 1, by: 'Ada', receipts: [spin().spinId] },
    ]);
    expect(store.getState().winner?.guid).toBe('b');
    reloaded.stop();
  });

  test('sees no winner of a spin that is withdrawn while it turns, and nothing is counted', () => {
    stage.take(hello());
    stage.take(ourSpin());
    vi.advanceTimersByTime(1000);
    stage.withdraw(spin().spinId);
    expect(store.getState()).toMatchObject({ spin: null, spinning: false, winner: null });
    expect(store.getState().rotation).toBeCloseTo(turnedTo(2.2, wheelNow()));
    vi.advanceTimersByTime(5000);
    expect(store.getState()).toMatchObject({ winner: null, receipt: null, lastWinners: [] });
  });

  test('sees the popup of a spin that is withdrawn close, and other spins stay', () => {
    stage.take(hello());
    stage.take(ourSpin());
    stage.withdraw('another');
    vi.advanceTimersByTime(4500);
    stage.withdraw('another');
    expect(store.getState().winner?.guid).toBe('b');
    stage.withdraw(spin().spinId);
    expect(store.getState()).toMatchObject({ winner: null, receipt: null });
  });

  test('keeps what was won while the host edits', () => {
    stage.take(hello());
    stage.take(ourSpin());
    vi.advanceTimersByTime(4500);
    stage.take({ type: 'wheel', seq: 8, revision: 2, wheel: theirWheel });
    expect(wheelNow().results.history).toHaveLength(1);
  });
});

test('the host keeps the own wheel, and its edits meanwhile do not move where it lands', () => {
  isOwn = true;
  store.getState().replaceWheel(wheelOf({ id: 'own', slices: theirSlices }));
  stage.take(hello({ wheel: { id: 'stale', 'wheel-definition': { slices: [] } } }));
  expect(store.getState().wheel.id).toBe('own');
  stage.take(ourSpin());
  store.getState().addSlice('late');
  vi.advanceTimersByTime(4500);
  expect(store.getState().rotation).toBeCloseTo(turnedTo(2.2, wheelNow()));
  expect(store.getState().winner?.guid).toBe('b');
});

test('a clock that was misjudged at first moves the running spin to where it should be', () => {
  const clock = serverClock();
  clock.guess(serverNow() - 300, performance.now());
  const corrected = roomStage(store, { clock: () => clock, followsRoom: () => true, isStill: () => false });
  corrected.take(hello());
  corrected.take(ourSpin({ startsAt: serverNow() - 1000 }));
  const sent = performance.now();
  clock.measure({ sent, serverTime: serverNow() }, sent);
  corrected.retime();
  expect(performance.now() - (store.getState().spin?.startedAt ?? 0)).toBeCloseTo(1000);
  vi.advanceTimersByTime(3001);
  expect(store.getState().winner?.guid).toBe('b');
  expect(wheelNow().results.totalWheelSpins).toBe(1);
  corrected.stop();
});
