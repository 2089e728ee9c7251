import { LoadState } from '../../../components/load-state/LoadState';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { Pages } from '../../../components/pages/Pages';
import { formatMoment } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './ModerationDesk.module.css';

interface LogEntry {
  date: string;
  moderator: string;
  action: string;
  number: number;
  detail: string;
}

interface ModerationLogProps<Entry> {
  load: (page: number) => Promise<{
    entries: readonly Entry[];
    total: number;
    pagination: { totalPages: number };
  }>;
  /** What was done, as the end of a sentence that begins with the name. */
  say: (entry: Entry) => string;
  page: number;
  onPage: (page: number) => void;
}

/** Who did what, the newest first. */
export function ModerationLog<Entry extends LogEntry>({
  load,
  say,
  page,
  onPage,
}: ModerationLogProps<Entry>) {
  const { t } = useTranslation('moderation');
  const { locale } = useLanguage();
  const log = useLoaded(`log ${page}`, () => load(page));
  const entries = log.result?.entries ?? [];
  return (
    <>
      <LoadState
        failed={t('moderation:failed')}
        loaded={log}
        isEmpty={entries.length === 0}
        empty={t('empty.log')}
      />
      {log.result && entries.length > 0 && (
        <>
          <p className={styles.count}>{t('count', { count: log.result.total })}</p>
          <ul className={styles.log}>
            {entries.map((entry) => (
              <li key={`${entry.date} ${entry.number} ${entry.action}`}>
                <p className={styles.entry}>
                  <strong>
                    <bdi>{entry.moderator || t('log.gone')}</bdi>
                  </strong>{' '}
                  {say(entry)}
                  <time className={styles.when} dateTime={entry.date}>
                    {formatMoment(Date.parse(entry.date), locale)}
                  </time>
                </p>
                {entry.detail && (
                  <p className={styles.detail} dir="auto">
                    {entry.detail}
                  </p>
                )}
              </li>
            ))}
          </ul>
          <Pages current={page} total={log.result.pagination.totalPages} onPage={onPage} />
        </>
      )}
    </>
  );
}
