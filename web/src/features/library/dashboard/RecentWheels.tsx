import { useStore } from 'zustand';
import { wheelAddress } from '../../../cloud/save-to-cloud';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { sessionStore } from '../../../session/session-state';
import styles from './DashboardPage.module.css';
import { wheelsStore } from './wheels-of-user';

const mostShown = 6;

/** The most recently opened wheels, without deleted ones. */
export function RecentWheels() {
  const { t } = useTranslation('dashboard');
  const { code } = useLanguage();
  const recent = useStore(sessionStore, (state) => state.recent);
  const { wheels, deleted } = useStore(wheelsStore);
  const isThere = (id: string) => !deleted.has(id) && wheels?.some((wheel) => wheel.id === id);
  const shown = recent.filter(({ id }) => isThere(id)).slice(0, mostShown);
  if (shown.length < 2) return null;
  return (
    <nav className={styles.recent} aria-label={t('recent')}>
      <h2 className={styles.recentTitle}>{t('recent')}</h2>
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <a href={wheelAddress(id, code)}>
              {wheels?.find((wheel) => wheel.id === id)?.name || name || t('common:wheel')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
