import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { IconButton } from '../../components/controls/IconButton';
import { ModalFrame } from '../../components/dialog/ModalFrame';
import { closeDialog, type DialogProps } from '../../components/dialog/open-dialog';
import { EmptyNote } from '../../components/empty-note/EmptyNote';
import { matcherOf } from '../../components/search-field/matcher-of';
import { SearchField } from '../../components/search-field/SearchField';
import { DialogToasts } from '../../components/toasts/DialogToasts';
import type { WheelCard } from '../../library/wheel-record';
import { sessionStore } from '../../session/session-state';
import { focusNewChoice, startNewWheel } from '../../stage/change-wheel';
import { keyOfWheel } from '../../wheel/document/wheel-key';
import { wheelStore } from '../../wheel/store';
import styles from './LibraryDialog.module.css';
import { LibraryList } from './LibraryList';
import { openKept } from './library-commands';
import { isOwnCard, useCards } from './use-cards';

/** Every wheel this browser keeps: to find, open, rename, duplicate and delete. */
export function LibraryDialog({ opener }: DialogProps) {
  const { t } = useTranslation('library');
  const user = useStore(sessionStore, (state) => state.user);
  const stage = useStore(wheelStore, ({ wheel }) => keyOfWheel(wheel));
  const cards = useCards();
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const heading = useId();

  const own = useMemo(
    () => cards?.filter((card) => card.key === stage || isOwnCard(card, user)),
    [cards, stage, user],
  );
  const found = useMemo(() => {
    const matches = matcherOf(query);
    return own?.filter(({ name }) => matches(name.trim() || t('unnamed')));
  }, [own, query, t]);
  const hidden = (cards?.length ?? 0) - (own?.length ?? 0);

  const open = async (card: WheelCard) => {
    if (await openKept(card)) closeDialog();
  };
  const startNew = async () => {
    if (!(await startNewWheel())) return;
    closeDialog();
    // Behind an open dialog no element can take the focus.
    setTimeout(focusNewChoice);
  };
  // On a touch screen a focused field would open the keyboard over half of the list.
  const first = () => (window.matchMedia('(pointer: coarse)').matches ? closing.current : search.current);

  return (
    <ModalFrame
      name={{ 'aria-labelledby': heading }}
      className={styles.dialog}
      first={first}
      returnTo={() => opener.current}
      onClose={closeDialog}
    >
      <div className={styles.card}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {t('title')}
          </h2>
          <IconButton ref={closing} label={t('close')} onClick={closeDialog}>
            <IconX size={22} aria-hidden />
          </IconButton>
          <p className={styles.text}>{t('text')}</p>
          <div className={styles.tools}>
            <SearchField
              ref={search}
              className={styles.search}
              label={t('search')}
              value={query}
              onText={setQuery}
            />
            <Button onClick={startNew}>
              <IconPlus size={20} aria-hidden />
              {t('new')}
            </Button>
          </div>
        </header>
        <div ref={scroller} className={styles.scroller}>
          {found && found.length > 0 && (
            <LibraryList cards={found} stage={stage} scroller={scroller} onOpen={open} />
          )}
          <p className={styles.told} role="status">
            {!cards && t('loading')}
            {own && own.length > 0 && found?.length === 0 && t('none', { text: query.trim().slice(0, 60) })}
          </p>
          {own?.length === 0 && <EmptyNote title={t('empty.title')} text={t('empty.text')} />}
          {hidden > 0 && <p className={styles.told}>{t('hidden', { count: hidden })}</p>}
        </div>
        <DialogToasts />
      </div>
    </ModalFrame>
  );
}
