import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/controls/IconButton';
import { ModalFrame } from '../../components/dialog/ModalFrame';
import { useLanguage } from '../../i18n/use-language';
import { FoundList } from './FoundList';
import { openFound } from './open-found';
import styles from './SearchDialog.module.css';
import { closeSearch } from './search-state';
import { useSearch } from './use-search';

/** Finds wheels of one's own and of the site. Arrows choose, Enter opens, Escape closes. */
export function SearchDialog() {
  const { t } = useTranslation('search');
  const { code } = useLanguage();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, hasFailed } = useSearch(text, code);
  const box = useRef<HTMLInputElement>(null);

  const count = found?.length ?? 0;
  const typed = (event: KeyboardEvent) => {
    // The browser would only empty the box.
    if (event.key === 'Escape') {
      event.preventDefault();
      closeSearch();
    }
    const goals: Record<string, number> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 + count };
    const goal = goals[event.key];
    if (goal !== undefined && count > 0) {
      event.preventDefault();
      setChosen(goal % count);
    }
    const wheel = found?.[chosen];
    if (event.key === 'Enter' && wheel && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void openFound(wheel.url);
    }
  };

  return (
    <ModalFrame
      name={{ 'aria-label': t('label') }}
      className={styles.dialog}
      first={() => box.current}
      onClose={closeSearch}
    >
      <div className={styles.card}>
        <div className={styles.box}>
          <IconSearch size={22} aria-hidden />
          <input
            ref={box}
            type="search"
            role="combobox"
            aria-label={t('label')}
            placeholder={t('placeholder')}
            aria-expanded={count > 0}
            aria-controls="found-wheels"
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? `found-${chosen}` : undefined}
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setChosen(0);
            }}
            onKeyDown={typed}
          />
          <IconButton className={styles.close} label={t('close')} onClick={closeSearch}>
            <IconX size={22} aria-hidden />
          </IconButton>
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
    </ModalFrame>
  );
}
