import { useTranslation } from 'react-i18next';
import styles from './DeskLinks.module.css';

const desks = ['reviews', 'reports'] as const;
type Desk = (typeof desks)[number];

/** What is moderated stands in the address, so that back works. */
export const deskAt = ({ search }: { search: string }): Desk =>
  desks.find((desk) => desk === new URLSearchParams(search).get('view')) ?? 'reviews';

export function DeskLinks() {
  const { t } = useTranslation('moderation');
  const current = deskAt(window.location);
  return (
    <nav className={styles.desks} aria-label={t('desks.label')}>
      {desks.map((desk) => (
        <a
          key={desk}
          className={styles.desk}
          href={desk === 'reviews' ? window.location.pathname : `?view=${desk}`}
          aria-current={desk === current ? 'page' : undefined}
        >
          {t(`desks.${desk}`)}
        </a>
      ))}
    </nav>
  );
}
