import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { libraryAddress } from '../library';
import type { NamedGenre } from '../sound-names';
import styles from './GenreGrid.module.css';

interface GenreGridProps {
  genres: readonly NamedGenre[];
  chosen: string | undefined;
  /** The genre that was just left. */
  focused: string | null;
  onOpen: (guid: string) => void;
}

export function GenreGrid({ genres, chosen, focused, onOpen }: GenreGridProps) {
  const { t } = useTranslation('sound');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <ul className={styles.grid} aria-label={t('genres')}>
      {genres.map(({ guid, name, description, alt, thumbnail }) => (
        <li key={guid}>
          <button
            ref={guid === focused ? first : undefined}
            type="button"
            className={styles.genre}
            aria-label={name}
            aria-description={description}
            aria-current={guid === chosen || undefined}
            title={description}
            onClick={() => onOpen(guid)}
          >
            <img
              className={styles.picture}
              src={libraryAddress(thumbnail)}
              alt={alt}
              width={320}
              height={200}
              loading="lazy"
              draggable={false}
            />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
