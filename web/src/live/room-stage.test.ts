import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { layOut, sliceAt } from '../wheel/motion/geometry';
import { rotationAt } from '../wheel/motion/motion';
import { closeWinner } from '../wheel/motion/spin-wheel';
import { createWheelStore, type WheelStore } from '../wheel/store';
import { wheelOf } from '../wheel/testing/wheels';
import { roomDrawStore } from './room-draws';
import { turnedTo } from './room-spin';
import { type RoomStage, roomStage } from './room-stage';
import { serverClock } from './server-clock';
import { hello, spin, theirSlices, theirWheel } from './testing/messages';

const hour = 3_600_000;
/** The server's clock is an hour ahead, and this page has been open for a while. */
const serverNow = () => performance.now() + hour;

const nobody = { people: () => new Map(), ownEntry: () => undefined };
let whenListed: (act: () => void) => void;

let store: WheelStore;
let stage: RoomStage;
let isOwn: boolean;
let isStill: boolean;

function stageOf(shown: WheelStore): RoomStage {
  const clock = serverClock();
  clock.guess(serverNow(), performance.now());
  return roomStage(shown, {
    clock: () => clock,
    followsRoom: () => !isOwn,
    isStill: () => isStill,
    whenListed: (act) => whenListed(act),
    ...nobody,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  isOwn = false;
  isStill = false;
  whenListed = (act) => act();
  roomDrawStore.setState({ draw: null });
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
  const corrected = roomStage(store, {
    clock: () => clock,
    followsRoom: () => true,
    isStill: () => false,
    whenListed: (act) => act(),
    ...nobody,
  });
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

describe('a draw of several', () => {
  const places = { winners: ['b', 'a'], reserves: ['c'], teams: 0 };
  const ofSeveral = (more = {}) => ourSpin({ places, ...more });
  const closed = (choice: 'confirm' | 'cancel') =>
    stage.take({ type: 'closed', seq: 7, spinId: spin().spinId, choice });
  const draw = () => roomDrawStore.getState().draw;
  /** As the feature of draws does it. */
  const putOnStage = () =>
    roomDrawStore.setState(({ draw: now }) => ({ draw: now && { ...now, phase: 'shown' } }));

  test('may be shown once the wheel has stopped, in place of the popup, and is counted once', () => {
    stage.take(hello());
    stage.take(ofSeveral());
    vi.advanceTimersByTime(4399);
    expect(draw()?.phase).toBe('turning');
    vi.advanceTimersByTime(1);
    expect(draw()).toMatchObject({ phase: 'stopped', slices: wheelNow().slices });
    expect(store.getState().winner).toBeNull();
    expect(store.getState().lastWinners).toEqual(['a', 'b']);

    const reloaded = stageOf(store);
    reloaded.take(hello({ spin: ofSeveral({ startsAt: serverNow() - 5000 }) }));
    vi.advanceTimersByTime(1);
    expect(store.getState().wheel.results.totalWheelSpins).toBe(2);
    reloaded.stop();
  });

  test('is gone once the room closes it, also while the wheel turns here, and is counted', () => {
    stage.take(hello());
    stage.take(ofSeveral());
    closed('confirm');
    vi.advanceTimersByTime(5000);
    expect(draw()).toBeNull();
    expect(store.getState()).toMatchObject({ receipt: null, lastWinners: ['a', 'b'] });
  });

  test('is not counted where it is withdrawn while the wheel turns', () => {
    stage.take(hello());
    stage.take(ofSeveral());
    stage.withdraw(spin().spinId);
    vi.advanceTimersByTime(5000);
    expect([draw(), store.getState().lastWinners]).toEqual([null, []]);
  });

  test('makes way for the next spin, and for a room that has closed it meanwhile', () => {
    stage.take(hello());
    stage.take(ofSeveral());
    vi.advanceTimersByTime(4400);
    putOnStage();
    stage.take(ourSpin({ spinId: 'next', number: 2 }));
    expect(draw()).toBeNull();
    stage.take(ofSeveral({ spinId: 'third', number: 3 }));
    stage.take(hello({ spin: null }));
    expect(draw()).toBeNull();
  });

  test('leaves with its removal only where it is still shown', () => {
    stage.take(hello());
    stage.take(ofSeveral());
    vi.advanceTimersByTime(4400);
    putOnStage();
    closed('cancel');
    expect(store.getState().removal?.slice.guid).toBe('b');
    store.setState({ removal: null });
    closed('cancel');
    expect(store.getState().removal).toBeNull();
  });

  test('stays with a visitor who leaves the room only if it is on the stage', () => {
    stage.take(hello());
    stage.take(ofSeveral());
    vi.advanceTimersByTime(4400);
    stage.stop();
    expect(draw()).toBeNull();
    stage = stageOf(store);
    stage.take(ofSeveral());
    vi.advanceTimersByTime(4400);
    putOnStage();
    stage.stop();
    expect(draw()?.phase).toBe('shown');
  });
});

describe('a spin that runs before the list is read', () => {
  let read: () => void;
  beforeEach(() => {
    whenListed = (act) => {
      read = act;
    };
  });

  test('waits for the people it was drawn from', () => {
    stage.take(hello({ spin: ourSpin() }));
    expect(store.getState().spinning).toBe(false);
    read();
    vi.advanceTimersByTime(4500);
    expect(store.getState().winner?.guid).toBe('b');
  });

  test('is not played once the room has closed it, and the wheel rests where it ended', () => {
    stage.take(hello({ spin: ourSpin() }));
    stage.take({ type: 'closed', seq: 7, spinId: spin().spinId, choice: 'confirm' });
    read();
    vi.advanceTimersByTime(4500);
    expect(store.getState()).toMatchObject({ winner: null, spin: null });
    expect(pointedAt()).toBe('b');
  });
});
