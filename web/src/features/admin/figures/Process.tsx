import type { AdminFigures } from '../../../api/admin';
import { formatAgo, formatMoment } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './Process.module.css';

/** The process that answers, and whether each of its components works. */
export function Process({ figures }: { figures: AdminFigures }) {
  const { t } = useTranslation('figures');
  const { locale } = useLanguage();
  const { process, version, startedAt, at, parts } = figures;
  const started = Date.parse(startedAt);
  return (
    <section className={styles.process}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('process.name')}</dt>
          <dd>{process}</dd>
        </div>
        <div>
          <dt>{t('process.version')}</dt>
          <dd>{version}</dd>
        </div>
        <div>
          <dt>{t('process.started')}</dt>
          <dd>
            <time dateTime={startedAt} title={formatMoment(started, locale)}>
              {formatAgo(started, Date.parse(at), locale)}
            </time>
          </dd>
        </div>
      </dl>
      <h2 className={styles.heading}>{t('parts.title')}</h2>
      <ul className={styles.parts}>
        {parts.map(({ name, state }) => (
          <li key={name} className={styles.part} data-state={state}>
            <span translate="no">{name}</span> <em>{t(`parts.${state}`)}</em>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('process.others')}</p>
    </section>
  );
}
