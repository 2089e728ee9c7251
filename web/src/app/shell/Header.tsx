import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/use-language';
import { isInRoom, isWatching, roomStore } from '../../live/room-store';
import styles from './Header.module.css';
import type { HeaderItem } from './header-items';
import { Mark } from './Mark';

export function Header({ items }: { items: readonly HeaderItem[] }) {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const isLive = useStore(roomStore, isInRoom);
  const isOnlyWatched = useStore(roomStore, isWatching);
  const shown = items.filter(({ isForEditors }) => !(isForEditors && isOnlyWatched));
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={`/${code}/`} aria-label={t('home')}>
        <Mark className={styles.mark} />
        <span className={styles.name}>Wheelwright</span>
      </a>
      <div className={styles.items}>
        {shown.map(({ name, Item, width, widthWhileLive }) => (
          <div key={name} className={styles.item} data-width={isLive ? (widthWhileLive ?? width) : width}>
            <Item />
          </div>
        ))}
      </div>
    </header>
  );
}
