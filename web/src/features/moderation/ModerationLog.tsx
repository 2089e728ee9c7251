import { useTranslation } from 'react-i18next';
import { listModerationLog } from '../../api/list-moderation-log';
import { useLanguage } from '../../i18n/use-language';
import { Pages } from '../reviews/Pages';
import { ListState } from './ListState';
import styles from './ModerationDesk.module.css';
import { useLoaded } from './use-loaded';

/** Who did what, the newest first. */
export function ModerationLog({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('moderation');
  const { locale } = useLanguage();
  const log = useLoaded(`log ${page}`, () => listModerationLog(page));
  const entries = log.result?.entries ?? [];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <ListState loaded={log} isEmpty={entries.length === 0} empty={t('empty.log')} />
      {log.result && entries.length > 0 && (
        <>
          <p className={styles.count}>{t('count', { count: log.result.total })}</p>
          <ul className={styles.log}>
            {entries.map(({ date, moderator, action, number, detail }) => (
              <li key={`${date} ${number} ${action}`}>
                <p className={styles.entry}>
                  <strong>
                    <bdi>{moderator || t('log.gone')}</bdi>
                  </strong>{' '}
                  {t(`log.${action === 'replied' && !detail ? 'unreplied' : action}`, { number })}
                  <time className={styles.when} dateTime={date}>
                    {format.format(new Date(date))}
                  </time>
                </p>
                {detail && (
                  <p className={styles.detail} dir="auto">
                    {detail}
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
