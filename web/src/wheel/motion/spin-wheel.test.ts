import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newWheel } from '../document/new-wheel';
import { canSpin, createWheelStore, type WheelStore } from '../store';
import { seededSource } from '../testing/seeded-source';
import { sliceOf } from '../testing/slices';
import { layOut, markerAngle, sliceAt } from './geometry';
import { closeWinner, skipSpin, spinWheel } from './spin-wheel';

function storeWith(...texts: string[]): WheelStore {
  const store = createWheelStore();
  const fresh = newWheel();
  store.getState().replaceWheel({ ...fresh, slices: texts.map((text) => sliceOf({ guid: text, text })) });
  return store;
}

const definitionOf = (store: WheelStore) => store.getState().wheel;

function pointedAt(store: WheelStore): string | undefined {
  const { rotation } = store.getState();
  const layout = layOut(definitionOf(store).slices);
  return layout.slices[sliceAt(layout, markerAngle('top') - rotation)]?.guid;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a spin', () => {
  test('runs for the duration of the wheel and ends with the winner under the pointer', () => {
    const store = storeWith('a', 'b', 'c');
    expect(spinWheel(store)).toBe(true);
    const promised = store.getState().spin?.winner;
    vi.advanceTimersByTime(5999);
    expect(store.getState()).toMatchObject({ spinning: true, winner: null });
    vi.advanceTimersByTime(1);
    expect(store.getState().spinning).toBe(false);
    expect(store.getState().winner?.guid).toBe(promised);
    expect(pointedAt(store)).toBe(promised);
  });

  test('is refused while another runs', () => {
    const store = storeWith('a', 'b');
    spinWheel(store);
    expect(spinWheel(store)).toBe(false);
  });

  test('is refused with no slice and with no active slice', () => {
    const store = storeWith('a');
    store.getState().setSliceActive('a', false);
    expect(canSpin(store.getState())).toBe(false);
    expect(spinWheel(store)).toBe(false);
    expect(spinWheel(storeWith())).toBe(false);
  });

  test('cut short ends with the same winner', () => {
    const store = storeWith('a', 'b', 'c', 'd');
    spinWheel(store);
    const promised = store.getState().spin?.winner;
    skipSpin(store);
    expect(store.getState().winner?.guid).toBe(promised);
    vi.advanceTimersByTime(10_000);
    expect(definitionOf(store).results.totalWheelSpins).toBe(1);
  });

  test('without motion shows the winner at once', () => {
    const store = storeWith('a', 'b');
    spinWheel(store, { still: true });
    vi.advanceTimersByTime(0);
    expect(store.getState().winner).not.toBeNull();
  });

  test('comes to rest at a random point of the slice', () => {
    const store = storeWith('only');
    const rests = [1, 2, 3].map((seed) => {
      spinWheel(store, { source: seededSource(seed), still: true });
      vi.advanceTimersByTime(0);
      return store.getState().rotation;
    });
    expect(new Set(rests).size).toBe(3);
  });

  test('counts, and enters the win in the history', () => {
    const store = storeWith('only');
    for (let spin = 0; spin < 3; spin++) {
      spinWheel(store, { still: true });
      vi.advanceTimersByTime(0);
    }
    expect(definitionOf(store).results.totalWheelSpins).toBe(3);
    expect(definitionOf(store).results.history).toMatchObject([
      { guid: 'only', won: 3, userId: 'guest', by: 'Guest' },
    ]);
    expect(store.getState().lastWinners).toEqual(['only', 'only', 'only']);
    store.getState().clear('recount');
    expect(definitionOf(store).results.totalWheelSpins).toBe(0);
  });

  test('is recorded for the user who spun', () => {
    const store = storeWith('only');
    spinWheel(store, { still: true, by: { id: '7', name: 'Kim' } });
    vi.advanceTimersByTime(0);
    expect(definitionOf(store).results.history).toMatchObject([{ guid: 'only', userId: '7', by: 'Kim' }]);
  });

  test('keeps its winner under the pointer when slices are added meanwhile', () => {
    const store = storeWith('a', 'b', 'c');
    spinWheel(store, { source: seededSource(5) });
    const promised = store.getState().spin?.winner;
    store.getState().addSlice('late');
    store.getState().addSlice('later');
    vi.advanceTimersByTime(6000);
    expect(store.getState().winner?.guid).toBe(promised);
    expect(pointedAt(store)).toBe(promised);
  });

  test('whose winner is deleted meanwhile is logged, opens no popup and frees the button', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = storeWith('a', 'b');
    spinWheel(store);
    store.getState().removeSlice(store.getState().spin?.winner ?? '');
    vi.advanceTimersByTime(6000);
    expect(logged).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ winner: null, spinning: false });
    expect(canSpin(store.getState())).toBe(true);
    expect(definitionOf(store).results.totalWheelSpins).toBe(0);
  });

  test('ends without a winner when another wheel is opened', () => {
    const store = storeWith('a');
    spinWheel(store);
    store.getState().replaceWheel(storeWith('x').getState().wheel);
    vi.advanceTimersByTime(6000);
    expect(store.getState()).toMatchObject({ winner: null, spinning: false });
  });
});

describe('the popup', () => {
  const won = () => {
    const store = storeWith('a', 'b', 'c');
    store.getState().setSliceActive('c', false);
    spinWheel(store, { still: true });
    vi.advanceTimersByTime(0);
    return store;
  };
  const active = (store: WheelStore) =>
    definitionOf(store)
      .slices.filter((slice) => slice.active)
      .map((slice) => slice.guid);

  test('confirm only closes', () => {
    const store = won();
    closeWinner(store, 'confirm');
    expect(store.getState().winner).toBeNull();
    expect(active(store)).toEqual(['a', 'b']);
  });

  test('deny brings all slices back', () => {
    const store = won();
    closeWinner(store, 'deny');
    expect(active(store)).toEqual(['a', 'b', 'c']);
  });

  test('cancel takes the winner off the wheel', () => {
    const store = won();
    const winner = store.getState().winner?.guid;
    closeWinner(store, 'cancel');
    expect(active(store)).toHaveLength(1);
    expect(active(store)).not.toContain(winner);
  });

  test('only cancel announces a removal, and names the slice', () => {
    for (const choice of ['confirm', 'deny'] as const) {
      const kept = won();
      closeWinner(kept, choice);
      expect(kept.getState().removal).toBeNull();
    }
    const store = won();
    const { winner } = store.getState();
    closeWinner(store, 'cancel');
    expect(store.getState().removal?.slice).toBe(winner);
  });

  test('a second answer does nothing', () => {
    const store = won();
    closeWinner(store, 'confirm');
    closeWinner(store, 'deny');
    expect(active(store)).toEqual(['a', 'b']);
  });
});

describe('an official draw', () => {
  const drawn = { winner: 'b', receipt: '5f0c6f5e-3a7b-4f0e-9a53-0d4a8e7c1b22', landingOffset: 0.25 };

  test('is shown by a spin to its winner, and the history remembers its receipts', () => {
    const store = storeWith('a', 'b', 'c');
    const again = { ...drawn, receipt: drawn.receipt.replace(/.$/, '3') };
    for (const draw of [drawn, again]) {
      expect(spinWheel(store, { drawn: draw, still: true })).toBe(true);
      vi.advanceTimersByTime(0);
      expect(store.getState()).toMatchObject({ winner: { guid: 'b' }, receipt: draw.receipt });
      expect(pointedAt(store)).toBe('b');
      closeWinner(store, 'confirm');
      expect(store.getState().receipt).toBeNull();
    }
    expect(definitionOf(store).results.history).toMatchObject([
      { won: 2, receipts: [again.receipt, drawn.receipt] },
    ]);
  });

  test('whose winner has left the wheel meanwhile is not shown', () => {
    const store = storeWith('a', 'c');
    expect(spinWheel(store, { drawn })).toBe(false);
    expect(store.getState().spinning).toBe(false);
  });
});
