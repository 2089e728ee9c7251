import { Fragment, useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { useMore } from '../../components/visible-rows/use-visible-rows';
import { formatAgo, formatMoment } from '../../i18n/format-time';
import { verifyAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { HistoryEntry } from '../../wheel/document/document';
import { guest, isPrizeWin, receiptsOf, wonText } from '../../wheel/keeping/win-history';
import { inOrder } from '../../wheel/picking/results';
import styles from './HistoryList.module.css';

export function HistoryList({ history }: { history: readonly HistoryEntry[] }) {
  const { t } = useTranslation('results');
  const entries = useMemo(() => inOrder(history), [history]);
  const { shown, next, showMore } = useMore(entries);
  const now = useNow(history);
  return (
    <>
      <ol>
        {shown.map((entry) => (
          <Win key={`${entry.guid} ${entry.userId}`} entry={entry} now={now} />
        ))}
      </ol>
      {next > 0 && (
        <div className={styles.more}>
          <Button onClick={showMore}>{t('more', { count: next })}</Button>
        </div>
      )}
    </>
  );
}

function Win({ entry, now }: { entry: HistoryEntry; now: number }) {
  const { t } = useTranslation('results');
  const { locale } = useLanguage();
  const { won, by, userId, lastWonTimestamp: last } = entry;
  const text = wonText(entry);
  return (
    <li className={styles.win}>
      <span className={styles.name} dir="auto" title={text}>
        {text.slice(0, 200).trim() || t('common:noText')}
      </span>
      <span className={styles.wins}>{t('wins', { count: won })}</span>
      <span className={styles.detail}>
        {!isPrizeWin(entry) && <bdi>{userId === guest.id ? t('guest') : by}</bdi>}
        {isMoment(last) && (
          <>
            {!isPrizeWin(entry) && ' · '}
            <time dateTime={new Date(last).toISOString()} title={formatMoment(last, locale)}>
              {formatAgo(last, now, locale)}
            </time>
          </>
        )}
        <Receipts of={receiptsOf(entry)} />
      </span>
    </li>
  );
}

/** The links under which wins that the server decided can be checked, the latest first. */
function Receipts({ of }: { of: readonly string[] }) {
  const { t } = useTranslation('results');
  const { code } = useLanguage();
  return of.map((receipt, place) => (
    <Fragment key={receipt}>
      {' · '}
      <a className={styles.receipt} href={verifyAddress(receipt, code)} target="_blank" rel="noopener">
        {place === 0 ? t('receipt') : place + 1}
      </a>
    </Fragment>
  ));
}

/** A stored wheel may hold any number; beyond these no date exists. */
const isMoment = (timestamp: number) => timestamp > 0 && timestamp <= 8.64e15;

/** The time of day for “5 minutes ago”: at each change of the history, and once a minute. */
function useNow(history: readonly HistoryEntry[]): number {
  const [now, setNow] = useState(Date.now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new win is younger than the last look at the clock
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, [history]);
  return now;
}
