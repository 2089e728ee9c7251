import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import styles from './Header.module.css';
import { headerItems } from './header-items';
import { Mark } from './Mark';

export function Header() {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={`/${code}/`} aria-label={t('home')}>
        <Mark className={styles.mark} />
        <span className={styles.name}>Wheelwright</span>
      </a>
      <div className={styles.items}>
        {headerItems.map((Item) => (
          <Item key={Item.name} />
        ))}
      </div>
    </header>
  );
}
