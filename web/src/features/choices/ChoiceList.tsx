import { type FocusEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisibleRows } from '../../components/visible-rows/use-visible-rows';
import { useLanguage } from '../../i18n/use-language';
import { useSliceFill } from '../../stage/use-slice-fill';
import type { Slice } from '../../wheel/document/document';
import { totalWeight } from '../../wheel/picking/odds';
import { dayOf } from '../../wheel/picking/turns';
import styles from './ChoiceList.module.css';
import { ChoiceMenu } from './ChoiceMenu';
import { ChoiceRow, type RowMenu } from './ChoiceRow';
import { choiceOf } from './choice-of';
import { drawnRows, placeOf } from './reorder/lifted-order';
import { ReorderNews } from './reorder/ReorderNews';
import { useLift } from './reorder/use-lift';

/** As in the style sheet of the rows. */
const rowHeightInRem = 3.5;

interface ChoiceListProps {
  slices: Slice[];
  /** The same slices as the next spin sees them. */
  inTurn: readonly Slice[];
  palette: string | undefined;
  scroller: RefObject<HTMLElement | null>;
}

export function ChoiceList({ slices, inTurn, palette, scroller }: ChoiceListProps) {
  const { t } = useTranslation('choices');
  const { locale } = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<RowMenu | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const { from, to, rowHeight } = useVisibleRows(scroller, slices.length, rowHeightInRem);
  const lift = useLift(list, slices, rowHeight);
  const outlook = useMemo(() => ({ total: totalWeight(inTurn), day: dayOf(Date.now()) }), [inTurn]);
  const fill = useSliceFill(slices, palette);
  // A row in use stays although the list scrolls away from it: removed, it would lose the focus.
  const held = lift ? lift.from : slices.findIndex(({ guid }) => guid === focused);

  const closeMenu = useCallback(() => setMenu(null), []);
  const toggleMenu = useCallback(
    (pressed: RowMenu) => setMenu((open) => (open?.guid === pressed.guid ? null : pressed)),
    [],
  );
  const noteFocus = (event: FocusEvent) => setFocused(event.target.closest('li')?.dataset.guid ?? null);

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        aria-label={t('list')}
        data-lifted={lift ? true : undefined}
        style={{ height: slices.length * rowHeight }}
        onFocus={noteFocus}
        onBlur={() => setFocused(null)}
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
              {...choiceOf(slice, inTurn[row] ?? slice, fill, outlook, locale)}
              place={row + 1}
              count={slices.length}
              top={place * rowHeight}
              isLifted={isLifted}
              isRenaming={slice.guid === renaming}
              onRename={setRenaming}
              onMenu={toggleMenu}
            />
          );
        })}
      </ul>
      {menu && <ChoiceMenu {...menu} list={list} onClose={closeMenu} />}
      <ReorderNews />
    </>
  );
}
