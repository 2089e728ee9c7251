import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { FinderDialog } from '../../components/dialog/FinderDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { matcherOf } from '../../components/field/matcher-of';
import { EmptyState } from '../../components/load-state/EmptyState';
import { LoadState } from '../../components/load-state/LoadState';
import { useTranslation } from '../../i18n/use-translation';
import { isForgetful } from '../../library/persistence';
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
export function LibraryDialog({ onClose }: DialogProps<'library'>) {
  const { t } = useTranslation('library');
  const user = useStore(sessionStore, (state) => state.user);
  const stage = useStore(wheelStore, ({ wheel }) => keyOfWheel(wheel));
  const loaded = useCards();
  const cards = loaded.result;
  const [query, setQuery] = useState('');
  const [isWarned, setWarned] = useState(false);
  useEffect(() => void isForgetful().then(setWarned), []);
  const scroller = useRef<HTMLDivElement>(null);

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
    if (await openKept(card)) onClose();
  };
  const startNew = async () => {
    if (!(await startNewWheel())) return;
    onClose();
    // Behind an open dialog no element can take the focus.
    setTimeout(focusNewChoice);
  };

  const isMissed = own !== undefined && own.length > 0 && found?.length === 0;

  return (
    <FinderDialog
      onClose={onClose}
      title={t('common:myWheels')}
      text={t(isWarned ? 'textForAWeek' : 'text')}
      search={t('common:searchMine')}
      query={query}
      onQuery={setQuery}
      tools={
        <Button onClick={startNew}>
          <IconPlus size={20} aria-hidden />
          {t('new')}
        </Button>
      }
      status={isMissed && t('common:noWheelFits', { text: query.trim().slice(0, 60) })}
      scroller={scroller}
    >
      <LoadState loaded={loaded} failed={t('failed')} />
      {found && found.length > 0 && (
        <LibraryList cards={found} stage={stage} scroller={scroller} onOpen={open} />
      )}
      {own?.length === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {hidden > 0 && <p className={styles.hidden}>{t('hidden', { count: hidden })}</p>}
    </FinderDialog>
  );
}
