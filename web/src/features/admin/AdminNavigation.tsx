import IconChartLine from '@tabler/icons-react/dist/esm/icons/IconChartLine.mjs';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconMessages from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { figuresAddress, moderationAddress, reportsAddress, usersAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './AdminNavigation.module.css';

/** The links between the admin pages. */
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

/** The admin pages, in their order. A new one is a line here and its name in the section `admin`. */
const adminPlaces = [
  { id: 'reviews', icon: IconMessages, addressIn: moderationAddress },
  { id: 'reports', icon: IconFlag, addressIn: reportsAddress },
  { id: 'users', icon: IconUsers, addressIn: usersAddress },
  { id: 'figures', icon: IconChartLine, addressIn: figuresAddress },
] as const;

export type AdminPlace = (typeof adminPlaces)[number]['id'];
