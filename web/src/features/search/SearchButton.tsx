import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect } from 'react';
import { IconButton } from '../../components/controls/IconButton';
import { dialogPart, openDialog } from '../../components/dialog/open-dialog';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { useTranslation } from '../../i18n/use-translation';
import { isSearchKey } from '../../stage/keys';
import styles from './SearchButton.module.css';

/** Looks like the search box that it opens. */
export function SearchButton() {
  const { t } = useTranslation('shell');

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openDialog('search');
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (
    <IconButton
      className={styles.button}
      label={t('search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      title={`${t('search')} (/)`}
      onClick={() => openDialog('search')}
      {...warmedBy(dialogPart('search'))}
    >
      <IconSearch size={20} aria-hidden />
      <span className={styles.text} aria-hidden>
        {t('search')}
      </span>
      <kbd className={styles.key} aria-hidden>
        /
      </kbd>
    </IconButton>
  );
}
