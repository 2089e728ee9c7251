import { createStore } from 'zustand/vanilla';
import { moveSlice } from '../../../wheel/edits/edits';
import { type WheelStore, wheelStore } from '../../../wheel/store';
import type { Lift } from './lifted-order';

/** What a screen reader announces about a lifted row. */
export interface ReorderNews {
  what: 'lifted' | 'moved' | 'dropped' | 'cancelled';
  text: string;
  /** Counted from one. */
  place: number;
  total: number;
}

interface ReorderState {
  lift: Lift | null;
  news: ReorderNews | null;
}

/** How many rows a page key moves. */
const page = 10;

/** One row of the list can be lifted, moved over other places, and dropped there. */
export function createReorder(wheel: WheelStore) {
  const store = createStore<ReorderState>()(() => ({ lift: null, news: null }));
  const slices = () => wheel.getState().wheel.slices;

  const tell = (what: ReorderNews['what'], guid: string, place: number) => {
    const text = slices().find((slice) => slice.guid === guid)?.text ?? '';
    store.setState({ news: { what, text, place: place + 1, total: slices().length } });
  };

  const lift = (guid: string, by: Lift['by']) => {
    const from = slices().findIndex((slice) => slice.guid === guid);
    if (from < 0) return;
    store.setState({ lift: { guid, from, to: from, by } });
    tell('lifted', guid, from);
  };

  const holdOver = (place: number) => {
    const held = store.getState().lift;
    const to = Math.max(0, Math.min(place, slices().length - 1));
    if (!held || held.to === to) return;
    store.setState({ lift: { ...held, to } });
    if (held.by === 'keyboard') tell('moved', held.guid, to);
  };

  const drop = () => {
    const held = store.getState().lift;
    if (!held) return;
    store.setState({ lift: null });
    wheel.getState().edit(moveSlice(held.guid, held.to));
    tell('dropped', held.guid, held.to);
  };

  const cancel = () => {
    const held = store.getState().lift;
    if (!held) return;
    store.setState({ lift: null });
    tell('cancelled', held.guid, held.from);
  };

  /** Returns whether the handle of this row handled the key. */
  const pressKey = (guid: string, key: string): boolean => {
    const held = store.getState().lift;
    if (held?.guid !== guid) {
      if (key === ' ' || key === 'Enter') lift(guid, 'keyboard');
      return key === ' ' || key === 'Enter';
    }
    const places: Record<string, number> = {
      ArrowUp: held.to - 1,
      ArrowDown: held.to + 1,
      PageUp: held.to - page,
      PageDown: held.to + page,
      Home: 0,
      End: Number.MAX_SAFE_INTEGER,
    };
    const place = places[key];
    if (place !== undefined) holdOver(place);
    else if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') cancel();
    else return false;
    return true;
  };

  return { store, lift, holdOver, drop, cancel, pressKey };
}

export const reorder = createReorder(wheelStore);
