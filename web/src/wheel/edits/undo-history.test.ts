import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { withEntries } from '../keeping/spin-log';
import { closeWinner, spinWheel } from '../motion/spin-wheel';
import { canRedo, canUndo, createWheelStore, hasUnsavedChanges, type WheelStore } from '../store';
import { winOf } from '../testing/wins';
import { changeFields, setSliceActive } from './edits';
import { mostSnapshots } from './undo-history';

let store: WheelStore;
const state = () => store.getState();
const wheelNow = () => state().wheel;
const texts = () => wheelNow().slices.map((slice) => slice.text);
const speedTo = (speed: number) => changeFields(() => ({ spin: { speed } }));
const spin = () => {
  vi.useFakeTimers();
  spinWheel(store, { still: true });
  vi.runAllTimers();
  vi.useRealTimers();
  closeWinner(store, 'confirm');
};
const wins = () => (wheelNow().results.history ?? []).reduce((sum, { won }) => sum + won, 0);

beforeEach(() => {
  store = createWheelStore();
  state().replaceWheel(newWheel());
});

describe('steps', () => {
  test('undo goes back one step, redo forward again, neither adds a step', () => {
    state().addSlice('Tea');
    state().addSlice('Milk');
    state().undo();
    expect(texts()).toEqual(['Tea']);
    expect(state().undoHistory.snapshots).toHaveLength(3);
    state().redo();
    expect(texts()).toEqual(['Tea', 'Milk']);
    expect(state().undoHistory.snapshots).toHaveLength(3);
  });

  test('undo is possible above the first snapshot, redo below the last', () => {
    expect([canUndo(state()), canRedo(state())]).toEqual([false, false]);
    state().addSlice('Tea');
    expect([canUndo(state()), canRedo(state())]).toEqual([true, false]);
    state().undo();
    expect([canUndo(state()), canRedo(state())]).toEqual([false, true]);
    state().undo();
    expect(state().undoHistory.position).toBe(0);
  });

  test('a change after an undo discards what could be redone', () => {
    state().addSlice('Tea');
    state().undo();
    state().addSlice('Milk');
    expect(canRedo(state())).toBe(false);
    state().redo();
    expect(texts()).toEqual(['Milk']);
  });

  test('only the last fifty snapshots are kept', () => {
    for (let count = 1; count <= 70; count += 1) state().addSlice(`${count}`);
    expect(state().undoHistory.snapshots).toHaveLength(mostSnapshots);
    for (let count = 0; count < 100; count += 1) state().undo();
    expect(texts()).toHaveLength(21);
  });

  test('an edit that changes nothing is no step', () => {
    state().addSlice('Tea');
    const { undoHistory } = state();
    state().edit(setSliceActive('nobody', false));
    state().removeSlice('nobody');
    state().resetSlices();
    expect(state().undoHistory).toBe(undoHistory);
  });

  test('loading a wheel begins a new history', () => {
    state().addSlice('Tea');
    state().replaceWheel(newWheel());
    expect([canUndo(state()), hasUnsavedChanges(state())]).toEqual([false, false]);
  });
});

describe('a gesture', () => {
  test('makes one step, however many edits it takes', () => {
    for (const speed of [4, 5, 6, 7]) state().edit(speedTo(speed), 'speed');
    state().endGesture();
    state().undo();
    expect(wheelNow().spin.speed).toBe(3);
    expect(canUndo(state())).toBe(false);
  });

  test('ends with the hand: the next drag is a step of its own', () => {
    state().edit(speedTo(4), 'speed');
    state().endGesture();
    state().edit(speedTo(8), 'speed');
    state().undo();
    expect(wheelNow().spin.speed).toBe(4);
  });

  test('does not reach over another edit, nor over an undo', () => {
    state().edit(speedTo(4), 'speed');
    state().addSlice('Tea');
    state().edit(speedTo(5), 'speed');
    state().undo();
    expect(wheelNow().spin.speed).toBe(4);
    state().edit(speedTo(9), 'speed');
    state().undo();
    expect([wheelNow().spin.speed, texts()]).toEqual([4, ['Tea']]);
  });
});

describe('unsaved changes', () => {
  test('exist once there is more than one snapshot, and not in a wheel the cloud holds', () => {
    state().addSlice('Tea');
    expect(hasUnsavedChanges(state())).toBe(true);
    state().replaceWheel({ ...newWheel(), cloudSaved: true });
    expect(hasUnsavedChanges(state())).toBe(false);
    state().addSlice('Milk');
    expect([state().wheel.cloudSaved, hasUnsavedChanges(state())]).toEqual([false, true]);
  });

  test('an undo makes a wheel differ from the cloud’s too', () => {
    state().addSlice('Tea');
    state().followWheel({ ...state().wheel, cloudSaved: true });
    state().undo();
    expect(state().wheel.cloudSaved).not.toBe(true);
  });
});

describe('results', () => {
  beforeEach(() => {
    state().addSlice('Tea');
    spin();
  });

  test('a spin is no step', () => {
    expect(state().undoHistory.snapshots).toHaveLength(2);
  });

  test('survive every undo and redo', () => {
    state().addSlice('Milk');
    spin();
    state().undo();
    state().undo();
    expect([wins(), wheelNow().results.totalWheelSpins]).toEqual([2, 2]);
    state().redo();
    spin();
    state().redo();
    expect([wins(), wheelNow().results.totalWheelSpins]).toEqual([3, 3]);
  });

  test('clearing them can be undone, and what was won since stays', () => {
    state().clear('clear');
    expect(state().lastWinners).toEqual([]);
    spin();
    state().undo();
    expect([wins(), wheelNow().results.totalWheelSpins]).toEqual([2, 2]);
    expect(state().lastWinners).toEqual(['Tea', 'Tea']);
    state().redo();
    expect([wins(), wheelNow().results.totalWheelSpins]).toEqual([1, 2]);
  });

  test('a reset counter comes back with the spins since', () => {
    state().clear('recount');
    spin();
    state().undo();
    expect([wins(), wheelNow().results.totalWheelSpins]).toEqual([2, 2]);
  });
});

describe('another tab', () => {
  test('its edit is no step here, and no undo here takes it back', () => {
    state().addSlice('Tea');
    const theirs = structuredClone(state().wheel);
    const added = { guid: 'theirs', text: 'Theirs', active: true, weight: 1 };
    state().followWheel({ ...theirs, slices: [...theirs.slices, added] });
    expect(texts()).toEqual(['Tea', 'Theirs']);
    expect(state().undoHistory.snapshots).toHaveLength(2);
    state().undo();
    expect(texts()).toEqual(['Theirs']);
    state().redo();
    expect(texts()).toEqual(['Tea', 'Theirs']);
  });

  test('its spin lights no undo here, and stays whatever is undone', () => {
    state().addSlice('Tea');
    const [slice] = wheelNow().slices;
    state().followLog(withEntries(state().log, [winOf(slice?.guid ?? '', 1)]));
    expect([wins(), state().undoHistory.snapshots.length]).toEqual([1, 2]);
    state().undo();
    expect(wins()).toBe(1);
    expect(canUndo(state())).toBe(false);
  });
});
