import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { ButtonLink } from '../../../components/controls/Button';
import { lazyPart } from '../../../components/lazy-part/lazy-part';
import { ShowPart } from '../../../components/lazy-part/ShowPart';
import { LoadState } from '../../../components/load-state/LoadState';
import { Message } from '../../../components/message/Message';
import { usePageTitle } from '../../../i18n/document-language';
import { withTexts } from '../../../i18n/load-texts';
import { newWheelAddress } from '../../../i18n/page-addresses';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import type { WheelCard as KeptCard } from '../../../library/wheel-record';
import { sessionStore } from '../../../session/session-state';
import type { User } from '../../../session/user';
import { isOnlyHere, useCards } from '../use-cards';
import { AccountSummary } from './AccountSummary';
import styles from './DashboardPage.module.css';
import { deleteWhenLeft } from './delete-later';
import { EmptyDashboard } from './EmptyDashboard';
import { MediaSummary } from './MediaSummary';
import { mergeWheels } from './merge-wheels';
import { NoUser } from './NoUser';
import { RecentWheels } from './RecentWheels';
import { findAndSort, type Order } from './sort-wheels';
import { WheelCard } from './WheelCard';
import { WheelFilter } from './WheelFilter';
import { fetchWheels, followSaves, wheelsStore } from './wheels-of-user';

const banner = lazyPart<{ cards: readonly KeptCard[]; user: User }>(
  async () => (await withTexts(import('../TakeAlongBanner'), 'library')).TakeAlongBanner,
);

const noCards: readonly KeptCard[] = [];

/** All wheels of the user, in the cloud and in this browser. Guests sign in before this appears. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { code, locale } = useLanguage();
  const user = useStore(sessionStore, (state) => state.user);
  const listed = useStore(wheelsStore);
  const { wheels, isLoading, hasFailed } = listed;
  const cards = useCards().result ?? noCards;
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState<Order>('updated');
  usePageTitle(t('common:myWheels'));

  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    void fetchWheels();
    return followSaves();
  }, [isSignedIn]);
  useEffect(deleteWhenLeft, []);
  const all = useMemo(() => mergeWheels(listed, cards, user), [listed, cards, user]);

  if (!user) return <NoUser />;
  const found = findAndSort(all, query, order, locale);
  const isComplete = wheels !== undefined && !isLoading && !hasFailed;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('common:myWheels')}</h1>
        <ButtonLink look="main" href={newWheelAddress(code)}>
          <IconPlus size={20} aria-hidden />
          {t('new')}
        </ButtonLink>
        <div className={styles.glances}>
          <MediaSummary />
          <AccountSummary user={user} />
        </div>
      </div>
      {cards.some(isOnlyHere) && <ShowPart part={banner} cards={cards} user={user} />}
      <LoadState
        loaded={{
          result: all.length > 0 || isComplete ? found : undefined,
          hasFailed,
          reload: () => void fetchWheels(),
        }}
        failed={t('listFailed')}
        isEmpty={all.length === 0}
        empty={<EmptyDashboard />}
      >
        {() => (
          <>
            <RecentWheels />
            <WheelFilter query={query} onQuery={setQuery} order={order} onOrder={setOrder} />
            <ul className={styles.list} aria-label={t('common:myWheels')}>
              {found.map((wheel) => (
                <WheelCard key={wheel.id} wheel={wheel} />
              ))}
            </ul>
            <Message className={styles.told}>
              {!isComplete && !hasFailed && t('common:loading')}
              {found.length === 0 && t('common:noWheelFits', { text: query.trim().slice(0, 60) })}
            </Message>
          </>
        )}
      </LoadState>
    </div>
  );
}
