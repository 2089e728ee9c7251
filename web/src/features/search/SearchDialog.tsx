import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundList } from './FoundList';
import styles from './SearchDialog.module.css';
import { closeSearch } from './search-state';
import { useFoundWheels } from './use-found-wheels';

/** Finds wheels of one's own and of the site. Arrows choose, Enter opens, Escape closes. */
export function SearchDialog() {
  const { t } = useTranslation('search');
  const { box: typing, text, found, hasFailed, chosen } = useFoundWheels({ onEscape: closeSearch });
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    box.current?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  const count = found?.length ?? 0;
  const escaped = (event: SyntheticEvent) => {
    event.preventDefault();
    closeSearch();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={t('label')} onCancel={escaped}>
      <button
        type="button"
        className={styles.beside}
        tabIndex={-1}
        aria-hidden="true"
        onClick={closeSearch}
      />
      <div className={styles.card}>
        <div className={styles.box}>
          <IconSearch size={22} aria-hidden />
          <input ref={box} {...typing} />
          <button
            type="button"
            className={styles.close}
            aria-label={t('close')}
            title={t('close')}
            onClick={closeSearch}
          >
            <IconX size={22} aria-hidden />
          </button>
        </div>
        <FoundList found={found ?? []} chosen={chosen} />
        <p className={styles.told} role="status">
          {hasFailed && t('failed')}
          {!hasFailed && found?.length === 0 && t('none', { text: text.trim().slice(0, 60) })}
        </p>
        <p className="visually-hidden" role="status">
          {count > 0 && t('count', { count })}
        </p>
      </div>
    </dialog>
  );
}
