import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import styles from './Header.module.css';
import { Mark } from './Mark';

export function Header({ items }: { items: readonly ComponentType[] }) {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={`/${code}/`} aria-label={t('home')}>
        <Mark className={styles.mark} />
        <span className={styles.name}>Wheelwright</span>
      </a>
      <div className={styles.items}>
        {items.map((Item) => (
          <Item key={Item.name} />
        ))}
      </div>
    </header>
  );
}
