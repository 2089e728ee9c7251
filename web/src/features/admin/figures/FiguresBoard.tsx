import type { AdminFigures } from '../../../api/admin';
import { formatAgo } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { formatSize } from '../../../media/file-words';
import styles from './Figures.module.css';

/** The server now: the process that answers, what is stored, its components, and the admins. */
export function FiguresBoard({ figures }: { figures: AdminFigures }) {
  const { t } = useTranslation('figures');
  const { locale } = useLanguage();
  const now = Date.parse(figures.at);
  const { isOn, lastAt } = figures.backups;
  const last = lastAt === null ? t('now.noBackup') : formatAgo(Date.parse(lastAt), now, locale);
  const backup = isOn ? last : t('now.backupsOff');
  const { format } = new Intl.NumberFormat(locale);
  const facts = [
    [t('process.version'), figures.version],
    [t('process.started'), formatAgo(Date.parse(figures.startedAt), now, locale)],
    [t('process.name'), figures.process],
    [t('now.users'), format(figures.users)],
    [t('now.wheels'), format(figures.wheels)],
    [t('now.rooms'), format(figures.rooms)],
    [t('now.storedBytes'), formatSize(figures.storedBytes, locale)],
    [t('now.freeBytes'), formatSize(figures.freeBytes, locale)],
    [t('now.backup'), backup],
    [
      t('now.requests'),
      t('now.of', { running: format(figures.requests), most: format(figures.mostRequests) }),
    ],
    [t('now.errors'), format(figures.errorsLastHour)],
  ] as const;
  return (
    <section className={styles.board}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>{t('parts.title')}</h2>
      <ul className={styles.parts}>
        {figures.parts.map(({ name, state }) => (
          <li key={name} className={styles.part} data-state={state}>
            <span translate="no">{name}</span> <em>{t(`parts.${state}`)}</em>
          </li>
        ))}
      </ul>
      <h2 className={styles.heading}>{t('admins.title')}</h2>
      <ul className={styles.parts}>
        {figures.admins.map(({ name, lastUsedAt }) => (
          <li key={`${name} ${lastUsedAt}`} className={styles.part} data-state="ready">
            <span translate="no">{name}</span>{' '}
            <em>{t('admins.lastUsed', { ago: formatAgo(Date.parse(lastUsedAt), now, locale) })}</em>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('process.others')}</p>
    </section>
  );
}
