import type { KeyboardEvent, PointerEvent } from 'react';
import { tellMissingPart } from '../../../components/lazy-part/tell-missing-part';
import styles from './ReorderHandle.module.css';
import { reorderHintId } from './ReorderNews';
import { reorder } from './reorder';

interface ReorderHandleProps {
  guid: string;
  label: string;
  /** The index of the row. */
  row: number;
  tabIndex: number;
  className: string | undefined;
}

export function ReorderHandle({ guid, label, row, tabIndex, className }: ReorderHandleProps) {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (!reorder.pressKey(guid, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={`${styles.handle} ${className}`}
      aria-label={label}
      aria-describedby={reorderHintId}
      title={label}
      onPointerDown={(event) => beginDrag(event, guid, row)}
      onKeyDown={pressed}
      onBlur={dropByLeaving}
    />
  );
}

export const fetchDrag = () => import('./drag-row');

function beginDrag(event: PointerEvent<HTMLElement>, guid: string, from: number): void {
  const row = event.currentTarget.closest('li');
  const list = row?.parentElement;
  const scroller = list?.parentElement;
  const { lift: held } = reorder.store.getState();
  if (event.button !== 0 || !row || !list || !scroller || held?.by === 'pointer') return;
  event.preventDefault();
  // Without dragging: a press lifts a row, and a press on another one puts it there.
  const isAnother = held !== null && held.guid !== guid;
  if (isAnother) reorder.holdOver(from);
  if (held) reorder.drop();
  if (isAnother) return;
  const { nativeEvent, currentTarget: handle } = event;
  handle.focus({ preventScroll: true });
  handle.setPointerCapture(nativeEvent.pointerId);
  reorder.lift(guid, 'pointer');
  const onEnd = (isDropped: boolean) => {
    const isMoved = reorder.store.getState().lift?.to !== from;
    if (isDropped) reorder.drop();
    else reorder.cancel();
    if (isDropped && !isMoved && !held) reorder.lift(guid, 'keyboard');
  };
  const drag = { scroller, list, row, rowHeight: row.offsetHeight, from, onHold: reorder.holdOver, onEnd };
  fetchDrag().then(
    ({ dragRow }) => dragRow(nativeEvent, handle, drag),
    (error: unknown) => {
      reorder.cancel();
      tellMissingPart('Rows could not be dragged.', error);
    },
  );
}

function dropByLeaving(): void {
  if (reorder.store.getState().lift?.by === 'keyboard') reorder.drop();
}
