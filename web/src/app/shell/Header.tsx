import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import styles from './Header.module.css';
import type { HeaderItem } from './header-items';
import { Mark } from './Mark';

export function Header({ items }: { items: readonly HeaderItem[] }) {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={`/${code}/`} aria-label={t('home')}>
        <Mark className={styles.mark} />
        <span className={styles.name}>Wheelwright</span>
      </a>
      <div className={styles.items}>
        {items.map(({ name, Item, room }) => (
          <div key={name} className={styles.item} data-room={room}>
            <Item />
          </div>
        ))}
      </div>
    </header>
  );
}
