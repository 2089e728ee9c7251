import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { useLanguage } from '../../i18n/use-language';
import { sessionStore } from '../../session/session-state';
import { usePageTitle } from '../account/page-title';
import { AccountGlance } from './AccountGlance';
import styles from './DashboardPage.module.css';
import { deleteWhenLeft } from './delete-later';
import { EmptyDashboard } from './EmptyDashboard';
import { MediaGlance } from './MediaGlance';
import { RecentWheels } from './RecentWheels';
import { findAndSort, type Order } from './sort-wheels';
import { WheelCard } from './WheelCard';
import { WheelFilter } from './WheelFilter';
import { fetchWheels, wheelsStore } from './wheels-of-user';

/** All wheels of the user. Whoever is not signed in is led through sign-in before this appears. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { locale } = useLanguage();
  const user = useStore(sessionStore, (state) => state.user);
  const { wheels, isLoading, hasFailed } = useStore(wheelsStore);
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('updated');
  usePageTitle(t('title'));

  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) void fetchWheels();
  }, [isSignedIn]);
  useEffect(deleteWhenLeft, []);

  if (!user) return null;
  const found = findAndSort(wheels ?? [], query, order, locale);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <div className={styles.glances}>
          <MediaGlance />
          <AccountGlance user={user} />
        </div>
      </div>
      {wheels && wheels.length > 0 && (
        <>
          <RecentWheels />
          <WheelFilter query={query} onQuery={setQuery} order={order} onOrder={setOrder} />
          <ul className={styles.list} aria-label={t('title')}>
            {found.map((wheel) => (
              <WheelCard key={wheel.id} wheel={wheel} />
            ))}
          </ul>
        </>
      )}
      <p className={styles.told} role="status">
        {(isLoading || wheels === undefined) && !hasFailed && t('loading')}
        {wheels && wheels.length > 0 && found.length === 0 && t('none', { text: query.trim().slice(0, 60) })}
      </p>
      {wheels?.length === 0 && !isLoading && <EmptyDashboard />}
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{t('listFailed')}</p>
          <Button onClick={() => void fetchWheels()}>{t('retry')}</Button>
        </div>
      )}
    </div>
  );
}
