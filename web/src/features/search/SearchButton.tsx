import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect } from 'react';
import { IconButton } from '../../components/controls/IconButton';
import { openDialog, opens } from '../../components/dialog/open-dialog';
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
      aria-keyshortcuts="/"
      title={`${t('search')} (/)`}
      {...opens('search')}
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
