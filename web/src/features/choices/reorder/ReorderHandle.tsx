import type { KeyboardEvent, PointerEvent } from 'react';
import { dragRow } from './drag-row';
import styles from './ReorderHandle.module.css';
import { reorderHintId } from './ReorderNews';
import { reorder } from './reorder';

interface ReorderHandleProps {
  guid: string;
  label: string;
  /** The index of the row. */
  row: number;
  tabIndex: number;
}

export function ReorderHandle({ guid, label, row, tabIndex }: ReorderHandleProps) {
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
      className={styles.handle}
      aria-label={label}
      aria-describedby={reorderHintId}
      title={label}
      onPointerDown={(event) => beginDrag(event, guid, row)}
      onKeyDown={pressed}
      onBlur={dropByLeaving}
    />
  );
}

function beginDrag(event: PointerEvent<HTMLElement>, guid: string, from: number): void {
  const row = event.currentTarget.closest('li');
  const list = row?.parentElement;
  const scroller = list?.parentElement;
  if (event.button !== 0 || !row || !list || !scroller || reorder.store.getState().lift) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
  reorder.lift(guid, 'pointer');
  dragRow(event.nativeEvent, event.currentTarget, {
    scroller,
    list,
    row,
    rowHeight: row.offsetHeight,
    from,
    onHold: reorder.holdOver,
    onEnd: (isDropped) => (isDropped ? reorder.drop() : reorder.cancel()),
  });
}

function dropByLeaving(): void {
  if (reorder.store.getState().lift?.by === 'keyboard') reorder.drop();
}
