import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ComponentProps, type FocusEvent, type RefObject, useState } from 'react';
import { useVisibleRows } from '../../components/visible-rows/use-visible-rows';
import { formatAgo } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { WheelCard } from '../../library/wheel-record';
import styles from './LibraryDialog.module.css';
import { duplicateKept, removeKept, renameKept } from './library-commands';
import { saveEntry } from './save-entry';
import { isFromLink } from './use-cards';
import { Mark, SaveMark, WheelRow } from './WheelRow';

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
              onOpen={onOpen}
              style={{ top: place * rowHeight }}
              aria-posinset={place + 1}
              aria-setsize={cards.length}
            />
          )
        );
      })}
    </ul>
  );
}

interface LibraryRowProps extends ComponentProps<'li'> {
  card: WheelCard;
  /** The wheel on the stage. */
  isOpen: boolean;
  onOpen: (card: WheelCard) => void;
}

function LibraryRow({ card, isOpen, onOpen, ...item }: LibraryRowProps) {
  const { t } = useTranslation('library');
  const { locale } = useLanguage();
  // That a wheel was never saved needs no mark in this list of all wheels.
  const isStuck = card.state === 'waiting' || card.state === 'refused' || card.state === 'conflict';
  return (
    <WheelRow
      {...item}
      data-key={card.key}
      look="line"
      wheel={card}
      unnamed={t('unnamed')}
      open={() => onOpen(card)}
      isOpen={isOpen}
      onRename={(next) => renameKept(card, next)}
      entries={(startRenaming) => [
        { label: t('common:rename'), icon: IconPencil, run: startRenaming },
        { label: t('common:duplicate'), icon: IconCopy, run: () => void duplicateKept(card) },
        ...(isStuck ? [saveEntry(card)] : []),
        { label: t('common:delete'), icon: IconTrash, run: () => void removeKept(card), startsGroup: true },
      ]}
      facts={
        <>
          <span>
            {t('common:choices', { count: card.choices })} ·{' '}
            {isOpen ? t('open') : formatAgo(card.usedAt, Date.now(), locale)}
          </span>
          {isFromLink(card) && <Mark icon={IconLink} text={t('link')} />}
          {isStuck && <SaveMark {...card} />}
        </>
      }
    />
  );
}
