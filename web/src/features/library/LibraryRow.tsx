import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FillWheel } from '../../components/fill-wheel/FillWheel';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { formatAgo } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { WheelCard } from '../../library/wheel-record';
import { distinctFills } from '../../wheel/drawing/distinct-fills';
import styles from './LibraryRow.module.css';
import { duplicateKept, removeKept, renameKept } from './library-commands';
import { RenameWheel } from './RenameWheel';
import { SaveMark } from './SaveMark';
import { saveEntry } from './save-entry';
import { isFromLink } from './use-cards';

interface LibraryRowProps {
  card: WheelCard;
  /** The wheel on the stage. */
  isOpen: boolean;
  /** Its distance from the top of the list, in px. */
  top: number;
  place: number;
  count: number;
  onOpen: (card: WheelCard) => void;
}

export function LibraryRow({ card, isOpen, top, place, count, onOpen }: LibraryRowProps) {
  const { t } = useTranslation('library');
  const { locale } = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const nameButton = useRef<HTMLButtonElement>(null);
  const name = card.name.trim() || t('unnamed');
  // That a wheel was never saved needs no mark in this list of all wheels.
  const isStuck = card.state === 'waiting' || card.state === 'refused' || card.state === 'conflict';
  const endRenaming = () => {
    flushSync(() => setRenaming(false));
    nameButton.current?.focus();
  };
  return (
    <li
      className={styles.row}
      style={{ top }}
      data-key={card.key}
      data-open={isOpen}
      data-renaming={isRenaming}
      aria-posinset={place}
      aria-setsize={count}
    >
      <FillWheel fills={distinctFills(card.colors)} className={styles.picture} />
      {isRenaming ? (
        <RenameWheel
          name={card.name}
          label={t('common:name')}
          saveLabel={t('common:save')}
          onSave={(next) => renameKept(card, next)}
          onDone={endRenaming}
        />
      ) : (
        <button
          ref={nameButton}
          type="button"
          className={styles.name}
          dir="auto"
          title={name}
          aria-current={isOpen ? 'true' : undefined}
          onClick={() => onOpen(card)}
        >
          {name}
        </button>
      )}
      {!isRenaming && (
        <p className={styles.facts}>
          <span className={styles.fact}>
            {t('common:choices', { count: card.choices })} ·{' '}
            {isOpen ? t('open') : formatAgo(card.usedAt, Date.now(), locale)}
          </span>
          {isFromLink(card) && (
            <span className={styles.mark} title={t('link')}>
              <IconLink size={16} aria-hidden />
              <span className={styles.markText}>{t('link')}</span>
            </span>
          )}
          {isStuck && <SaveMark card={card} className={styles.mark} textClassName={styles.markText} />}
        </p>
      )}
      <div className={styles.menu} hidden={isRenaming}>
        <MenuWithButton
          label={t('common:menuOf', { name })}
          icon={<IconDotsVertical size={20} aria-hidden />}
          entries={[
            { label: t('common:rename'), icon: IconPencil, run: () => setRenaming(true) },
            { label: t('common:duplicate'), icon: IconCopy, run: () => void duplicateKept(card) },
            ...(isStuck ? [saveEntry(card)] : []),
            {
              label: t('common:delete'),
              icon: IconTrash,
              run: () => void removeKept(card),
              startsGroup: true,
            },
          ]}
        />
      </div>
    </li>
  );
}
