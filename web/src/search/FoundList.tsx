import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useEffect, useRef } from 'react';
import type { FoundWheel } from '../api/wheels';
import { useTranslation } from '../i18n/use-translation';
import styles from './FoundList.module.css';
import { openFound } from './use-found-wheels';

/** The results; the focus stays in the search box, so each entry only shows whether it is the chosen one. */
export function FoundList({ found, chosen }: { found: readonly FoundWheel[]; chosen: number }) {
  const { t } = useTranslation('search');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[chosen]?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);

  return (
    <div ref={list} id="found-wheels" role="listbox" aria-label={t('label')} className={styles.list}>
      {found.map(({ id, name, source, url }, place) => (
        <a
          key={id}
          id={`found-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === chosen}
          className={styles.found}
          href={url}
          onClick={(event) => {
            // A new tab or window leaves this wheel where it is.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            void openFound(url);
          }}
        >
          {source === 'user' ? <IconUser size={20} aria-hidden /> : <IconWorld size={20} aria-hidden />}
          <span className={styles.name}>{name.trim() || t('common:wheel')}</span>
          {/* Read out with each, but seen once for a run of the same. */}
          <span className={source === found[place - 1]?.source ? 'visually-hidden' : styles.source}>
            {t(`source.${source}`)}
          </span>
        </a>
      ))}
    </div>
  );
}
