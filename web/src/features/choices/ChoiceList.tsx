import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { warmUp } from '../../components/lazy-part/warm-up';
import { toggleMenu } from '../../components/menu/open-menu';
import { useVisibleRows } from '../../components/visible-rows/use-visible-rows';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { useSliceFill } from '../../stage/use-slice-fill';
import type { Slice } from '../../wheel/document/document';
import { totalWeight } from '../../wheel/picking/odds';
import { dayOf } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';
import styles from './ChoiceList.module.css';
import { ChoiceRow } from './ChoiceRow';
import { choiceOf } from './choice-of';
import type { RenameChoiceProps } from './RenameChoice';
import { drawnRows, placeOf } from './reorder/lifted-order';
import { fetchDrag } from './reorder/ReorderHandle';
import { ReorderNews } from './reorder/ReorderNews';
import { useLift } from './reorder/use-lift';
import { useRowFocus } from './use-row-focus';

/** As in the style sheet of the rows. */
const rowHeightInRem = 2.5;

const fetchChoiceEntries = () => withTexts(import('./choice-entries'), 'lists');

const renamePart = lazyPart<RenameChoiceProps>(async () => (await import('./RenameChoice')).RenameChoice);

/** What a row may show next. */
export const fetchRowParts = () => Promise.all([fetchChoiceEntries(), fetchDrag(), renamePart.fetch()]);
const warmUpRows = () => warmUp({ fetch: fetchRowParts });

/** The control for a finger, which can't hover. */
const pressed = 'button, input, textarea';

/** The tools of a row, in their order. */
const [deleteTool, switchTool, menuTool] = [1, 2, 3];

const stopOf = (isStop: boolean, isWithin: boolean) => {
  if (!isStop) return 'none';
  return isWithin ? 'all' : 'switch';
};

interface ChoiceListProps {
  slices: Slice[];
  /** The same slices as the next spin uses. */
  eligible: readonly Slice[];
  /** All have the same chance: no row has to say its own. */
  isEven: boolean;
  palette: string | undefined;
  scroller: RefObject<HTMLElement | null>;
}

export function ChoiceList({ slices, eligible, isEven, palette, scroller }: ChoiceListProps) {
  const { t } = useTranslation('choices');
  const list = useRef<HTMLUListElement>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const { from, to, rowHeight } = useVisibleRows(scroller, slices.length, rowHeightInRem);
  const Rename = usePart(renaming ? renamePart : null, (error) => {
    tellMissingPart('The text of a choice could not be edited.', error);
    setRenaming(null);
  });
  const lift = useLift(list, slices, rowHeight);
  const prizeFor = useStore(wheelStore, ({ wheel }) => wheel.spin.prizeFor);
  const outlook = useMemo(
    () => ({ total: totalWeight(eligible), day: dayOf(Date.now()), spin: { prizeFor } }),
    [eligible, prizeFor],
  );
  const fill = useSliceFill(slices, palette, eligible);
  const remove = async (guid: string, tool: number | null): Promise<void> => {
    try {
      const next = (await withTexts(import('./delete-choice'), 'lists')).deleteChoice(guid);
      if (tool === null) return;
      // The focused row is gone: without this, the keyboard would start again at the top of the page.
      requestAnimationFrame(() => {
        if (!next || !rows.focusRow(next, tool)) document.getElementById('new-choice')?.focus();
      });
    } catch (error) {
      tellMissingPart('A command could not be loaded.', error);
    }
  };
  const rows = useRowFocus(list, slices, {
    rename: setRenaming,
    remove: (guid, tool) => void remove(guid, tool),
  });
  // A row in use stays although the list scrolls away from it: removed, it would lose the focus.
  const held = lift ? lift.from : rows.stop;

  // The rows are memoised: their properties must stay the same.
  const deleteRow = useRef(remove);
  deleteRow.current = remove;
  const deleteByButton = useCallback((guid: string) => void deleteRow.current(guid, deleteTool), []);
  const openRowMenu = useCallback(
    (guid: string, anchor: HTMLElement) =>
      toggleMenu({
        anchor,
        label: anchor.getAttribute('aria-label') ?? '',
        entries: async () =>
          (await fetchChoiceEntries()).choiceEntries(guid, () => void deleteRow.current(guid, menuTool)),
      }),
    [],
  );
  const swipe = (event: PointerEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('li');
    if (
      event.pointerType !== 'touch' ||
      !event.isPrimary ||
      !row ||
      (event.target as Element).closest(pressed)
    )
      return;
    const { nativeEvent } = event;
    import('./swipe-row').then(
      ({ swipeRow }) => swipeRow(nativeEvent, row, () => void remove(row.dataset.guid ?? '', null)),
      // Each touch of a row comes here; it costs nothing for a visitor who only scrolls.
      (error: unknown) => console.warn('Rows could not be made to swipe.', error),
    );
  };

  /** A tap on a row shows its tools, as the mouse above it does. */
  const tap = (event: MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('li');
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    if (isTouch && row?.dataset.guid && !(event.target as Element).closest(pressed))
      rows.focusRow(row.dataset.guid, switchTool);
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the tools of the row it is in anyway */}
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('list')}
        data-lifted={lift ? true : undefined}
        style={{ height: slices.length * rowHeight }}
        {...rows.handlers}
        onFocus={(event) => {
          warmUpRows();
          rows.handlers.onFocus(event);
        }}
        onPointerEnter={warmUpRows}
        onPointerDown={swipe}
        onClick={tap}
      >
        {drawnRows(from, to, lift, held).map((row) => {
          const slice = slices[row];
          if (!slice) return null;
          const isLifted = row === lift?.from;
          // A row that the pointer holds stays where it was lifted: the pointer moves it from there.
          const place = isLifted && lift?.by === 'pointer' ? row : placeOf(row, lift);
          return (
            <ChoiceRow
              key={slice.guid}
              {...choiceOf(slice, eligible[row] ?? slice, fill, outlook)}
              isEven={isEven}
              place={row + 1}
              count={slices.length}
              top={place * rowHeight}
              isLifted={isLifted}
              Rename={slice.guid === renaming ? Rename : undefined}
              stop={stopOf(row === rows.stop, rows.isWithin)}
              onRename={setRenaming}
              onMenu={openRowMenu}
              onDelete={deleteByButton}
            />
          );
        })}
      </ul>
      <ReorderNews />
    </>
  );
}
