import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { asRead } from '../../components/direction/reading-direction';
import type { Slice } from '../../wheel/document/document';
import { showPlace } from './reorder/list-view';
import { reorder } from './reorder/reorder';
import { createFinder, placeAfter } from './row-keys';

const find = createFinder();

const toolsIn = (row: Element | null): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('button, input') ?? []),
];
const isShown = (tool: HTMLElement): boolean => tool.checkVisibility?.() ?? true;

interface RowCommands {
  rename: (guid: string) => void;
  /** `tool`: which of the row's buttons was used, counted from 0. */
  remove: (guid: string, tool: number) => void;
}

/**
 * A list of rows is one stop for Tab: the switch of the row that was reached last. From there arrows, Home, End and first
 * letters go to other rows, Left and Right, or Tab, to the row's other tools.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  slices: readonly Slice[],
  { rename, remove }: RowCommands,
) {
  const [reached, setReached] = useState<string | null>(null);
  const [isWithin, setWithin] = useState(false);

  const focusRow = useCallback(
    (guid: string, tool: number) => {
      // Rows out of view are only rendered when they are reached.
      flushSync(() => setReached(guid));
      const row = list.current?.querySelector<HTMLElement>(`[data-guid="${CSS.escape(guid)}"]`);
      const scroller = list.current?.parentElement;
      if (!row || !list.current || !scroller) return false;
      showPlace(scroller, list.current, placeIn(row), row.offsetHeight);
      toolsIn(row)[tool]?.focus({ preventScroll: true });
      return true;
    },
    [list],
  );

  const press = (event: KeyboardEvent): boolean => {
    const row = (event.target as Element).closest('li');
    const tools = toolsIn(row);
    const tool = tools.indexOf(event.target as HTMLElement);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (!row || tool < 0 || hasModifier || event.defaultPrevented || reorder.store.getState().lift)
      return false;
    const guid = row.dataset.guid ?? '';
    const key = asRead(event.key);
    if (key === 'F2') rename(guid);
    else if (key === 'Delete' || key === 'Backspace') remove(guid, tool);
    else if (key === 'ArrowLeft') tools.slice(0, tool).findLast(isShown)?.focus();
    else if (key === 'ArrowRight')
      tools
        .slice(tool + 1)
        .find(isShown)
        ?.focus();
    else {
      const texts = () => slices.map(({ text }) => text);
      const place = placeAfter(key, placeIn(row), slices.length) ?? find(key, texts(), placeIn(row));
      const goal = place === null ? undefined : slices[place];
      if (!goal) return false;
      focusRow(goal.guid, tool);
    }
    return true;
  };

  return {
    /** The row that Tab comes to, rendered wherever it is; the first one before any was reached. */
    stop: Math.max(
      0,
      slices.findIndex(({ guid }) => guid === reached),
    ),
    isWithin,
    focusRow,
    handlers: {
      onFocus: (event: FocusEvent) => {
        setReached((event.target as Element).closest('li')?.dataset.guid ?? null);
        setWithin(true);
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setWithin(false);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!press(event)) return;
        // A letter has another meaning elsewhere on the page.
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

const placeIn = (row: HTMLElement): number => Number(row.getAttribute('aria-posinset')) - 1;
