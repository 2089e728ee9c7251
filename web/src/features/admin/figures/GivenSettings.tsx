import { listSettings } from '../../../api/admin';
import { LoadState } from '../../../components/load-state/LoadState';
import { useLoaded } from '../../../components/load-state/use-loaded';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './Figures.module.css';

/** The settings of this server, to read: they are changed where the server is started. */
export function GivenSettings() {
  const { t } = useTranslation('figures');
  const settings = useLoaded('The settings', listSettings);
  return (
    <section className={styles.board}>
      <h2 className={styles.heading}>{t('settings.title')}</h2>
      <LoadState loaded={settings} failed={t('settings.failed')}>
        {(given) => (
          <dl className={styles.facts}>
            {given.map(({ key, value }) => (
              <div key={key}>
                <dt translate="no">--{key}</dt>
                <dd translate="no">{value || t('settings.hidden')}</dd>
              </div>
            ))}
          </dl>
        )}
      </LoadState>
      <p className={styles.note}>{t('settings.others')}</p>
    </section>
  );
}
