import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Slice } from '../../../wheel/document/document';
import type { Lift } from './lifted-order';
import { showPlace } from './list-view';
import { reorder } from './reorder';

/** The lifted row, if it is still in the list; one that keys move stays in view and keeps the focus. */
export function useLift(
  list: RefObject<HTMLElement | null>,
  slices: Slice[],
  rowHeight: number,
): Lift | null {
  const held = useStore(reorder.store, (state) => state.lift);
  const lift = held && slices[held.from]?.guid === held.guid ? held : null;
  const isLost = held !== null && lift === null;
  const movedTo = lift?.by === 'keyboard' ? lift.to : null;

  // Another tab or an undo may change the list during the move.
  useEffect(() => {
    if (isLost) reorder.cancel();
  }, [isLost]);

  useEffect(() => {
    const scroller = list.current?.parentElement;
    if (movedTo !== null && list.current && scroller) showPlace(scroller, list.current, movedTo, rowHeight);
  }, [movedTo, list, rowHeight]);

  // Dropped at its new place, the row is a moved element: the browser takes the focus away from it.
  const guid = lift?.guid;
  useEffect(() => {
    if (!guid) return;
    const handle = document.activeElement;
    return () => {
      if (handle instanceof HTMLElement && document.activeElement === document.body)
        handle.focus({ preventScroll: true });
    };
  }, [guid]);

  return lift;
}
