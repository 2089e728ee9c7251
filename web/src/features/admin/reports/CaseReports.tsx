import { useState } from 'react';
import type { ReportCase } from '../../../api/admin';
import { Button } from '../../../components/controls/Button';
import { formatMoment } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './CaseCard.module.css';

const atFirst = 5;

/** A question mark in the address would begin fields of the moderator's mail. */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** The messages of the reports; reports with only a reason are counted. */
export function CaseReports({ reported }: { reported: ReportCase }) {
  const { t } = useTranslation(['cases', 'reports']);
  const { locale } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  const written = reported.reports.filter(({ message, email }) => message || email);
  const shown = isWhole ? written : written.slice(0, atFirst);
  return (
    <>
      <p className={styles.facts}>
        {t('reported', {
          count: reported.count,
          time: formatMoment(Date.parse(reported.lastAt), locale),
        })}
      </p>
      {written.length > 0 && (
        <ul className={styles.reports}>
          {shown.map(({ date, reason, message, email }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two reports may say the same at the same moment
            <li key={`${date} ${place}`}>
              {message && (
                <p className={styles.message} dir="auto">
                  {message}
                </p>
              )}
              <p className={styles.facts}>
                {t(`reports:reasons.${reason}`)} ·{' '}
                <time dateTime={date}>{formatMoment(Date.parse(date), locale)}</time>
                {email && (
                  <>
                    {' · '}
                    <a className={styles.open} href={mailTo(email)}>
                      {email}
                    </a>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {written.length > shown.length && (
        <p className={styles.more}>
          <Button onClick={() => setWhole(true)}>{t('more', { count: written.length })}</Button>
        </p>
      )}
    </>
  );
}
