import { useEffect, useState } from 'react';
import { type ClientConfig, getClientConfig } from '../../api/site';
import { galleryAddress } from '../../i18n/addresses';
import { feedbackAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './SiteFooter.module.css';

/** The foot of every page of text and forms. */
export function SiteFooter() {
  const { t } = useTranslation(['legal', 'shell', 'account']);
  const { code } = useLanguage();
  const [config, setConfig] = useState<ClientConfig>();

  useEffect(() => {
    getClientConfig().then(setConfig, (error: unknown) =>
      console.warn('The version of the server could not be loaded.', error),
    );
  }, []);

  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label={t('about')}>
        <a href={galleryAddress(code)}>{t('shell:nav.gallery')}</a>
        <a href={feedbackAddress(code)}>{t('account:feedback')}</a>
        <a href={`/${code}/help`}>{t('help')}</a>
        <a href={`/${code}/privacy`}>{t('common:privacy')}</a>
        <a href={`/${code}/terms`}>{t('common:terms')}</a>
        {config?.sourceUrl && (
          <a href={config.sourceUrl} rel="noopener">
            {t('source')}
          </a>
        )}
      </nav>
      {/* Its line is there from the start: nothing moves when the version is known. */}
      <p className={styles.version}>{config?.version && t('version', { version: config.version })}</p>
    </footer>
  );
}
