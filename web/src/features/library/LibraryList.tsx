import { type FocusEvent, type RefObject, useState } from 'react';
import { useVisibleRows } from '../../components/visible-rows/use-visible-rows';
import { useTranslation } from '../../i18n/use-translation';
import type { WheelCard } from '../../library/wheel-record';
import styles from './LibraryDialog.module.css';
import { LibraryRow } from './LibraryRow';

/** The height of a row in its style sheet, and the gap below it. */
const rowHeightInRem = 4.75 + 0.5;
/** Rows with pictures take long to draw. */
const drawnWhole = 30;

interface LibraryListProps {
  cards: readonly WheelCard[];
  /** The key of the wheel on the stage. */
  stage: string;
  scroller: RefObject<HTMLElement | null>;
  onOpen: (card: WheelCard) => void;
}

export function LibraryList({ cards, stage, scroller, onOpen }: LibraryListProps) {
  const { t } = useTranslation('library');
  const [focused, setFocused] = useState<string>();
  const { from, to, rowHeight } = useVisibleRows(scroller, cards.length, rowHeightInRem, drawnWhole);
  const noteFocus = ({ target }: FocusEvent) => setFocused(target.closest('li')?.dataset.key);
  return (
    <ul
      className={styles.list}
      aria-label={t('common:myWheels')}
      style={{ height: cards.length * rowHeight }}
      onFocus={noteFocus}
      onBlur={() => setFocused(undefined)}
    >
      {cards.map((card, place) => {
        // The focused row stays although it is scrolled out of view: removed, it would lose the focus.
        const isDrawn = (place >= from && place < to) || card.key === focused;
        return (
          isDrawn && (
            <LibraryRow
              key={card.key}
              card={card}
              isOpen={card.key === stage}
              top={place * rowHeight}
              place={place + 1}
              count={cards.length}
              onOpen={onOpen}
            />
          )
        );
      })}
    </ul>
  );
}
