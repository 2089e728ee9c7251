import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language';
import styles from './AdminNavigation.module.css';
import { type AdminPlace, adminPlaces } from './admin-places';

/** The ways between the pages of admins. */
export function AdminNavigation({ place }: { place: AdminPlace }) {
  const { t } = useTranslation('admin');
  const { code } = useLanguage();
  return (
    <nav className={styles.places} aria-label={t('places.label')}>
      {adminPlaces.map(({ id, icon: PlaceIcon, addressIn }) => (
        <a
          key={id}
          className={styles.place}
          href={addressIn(code)}
          aria-current={id === place ? 'page' : undefined}
        >
          <PlaceIcon size={20} aria-hidden />
          {t(`places.${id}`)}
        </a>
      ))}
    </nav>
  );
}
