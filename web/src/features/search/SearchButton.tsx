import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../components/controls/IconButton';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { DialogOnItsWay, ShowPart } from '../../components/lazy-part/ShowPart';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { isSearchKey } from '../../stage/keys';
import styles from './SearchButton.module.css';
import { closeSearch, openSearch, searchStore } from './search-state';

const dialog = lazyPart(async () => (await withTexts(import('./SearchDialog'), 'search')).SearchDialog);

/** Looks like the search box that it opens. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  const isOpen = useStore(searchStore, (state) => state.isOpen);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (
    <>
      <IconButton
        className={styles.button}
        label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        title={`${t('search')} (/)`}
        onClick={openSearch}
        {...warmedBy(dialog)}
      >
        <IconSearch size={20} aria-hidden />
        <span className={styles.text} aria-hidden>
          {t('search')}
        </span>
        <kbd className={styles.key} aria-hidden>
          /
        </kbd>
      </IconButton>
      {isOpen && <ShowPart part={dialog} meanwhile={<DialogOnItsWay onClose={closeSearch} />} />}
    </>
  );
}
