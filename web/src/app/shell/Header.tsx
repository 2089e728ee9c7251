import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isInRoom, isWatching, roomStore } from '../../live/room-store';
import { sessionStore } from '../../session/session-state';
import styles from './Header.module.css';
import type { HeaderItem } from './header-items';
import { Mark } from './Mark';

interface HeaderProps {
  items: readonly HeaderItem[];
  /** The name of the edited wheel or choice. */
  title?: ReactNode;
  /** The links beside the brand. */
  nav: ReactNode;
}

export function Header({ items, title, nav }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const isLive = useStore(roomStore, isInRoom);
  const isOnlyWatched = useStore(roomStore, isWatching);
  const isSignedIn = useStore(sessionStore, (state) => state.user !== null);
  const widthOf = ({ width, widthWhileLive }: HeaderItem) => {
    // On a phone too, a user sees whether the wheel is saved; a viewer's bar has space for it.
    if (width === 'medium' && (isSignedIn || isOnlyWatched)) return undefined;
    return isLive ? (widthWhileLive ?? width) : width;
  };
  const shown = items.filter(({ isForEditors }) => !(isForEditors && isOnlyWatched));
  return (
    <header className={styles.header} data-titled={title !== undefined}>
      <a className={styles.brand} href={`/${code}/`} aria-label={t('home')}>
        <Mark className={styles.mark} />
        <span className={styles.name}>Wheelwright</span>
      </a>
      {title}
      {nav}
      <div className={styles.items}>
        {shown.map((item) => (
          <div key={item.name} className={styles.item} data-name={item.name} data-width={widthOf(item)}>
            <item.Item />
          </div>
        ))}
      </div>
    </header>
  );
}
