import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { expiryOf, formatSize } from '../../media/file-words';
import type { MediaItem } from '../../media/media-item';
import styles from './FileFacts.module.css';

/** The size of a file and its expiry. */
export function FileFacts({ item }: { item: MediaItem }) {
  const { t } = useTranslation('media');
  const { locale } = useLanguage();
  const expiry = expiryOf(item);
  const date = expiry.kind === 'expires' ? new Intl.DateTimeFormat(locale).format(expiry.at) : undefined;
  return (
    <span className={styles.facts}>
      {item.size !== undefined && <span className={styles.size}>{formatSize(item.size, locale)}</span>}
      <span className={styles.badge} data-kind={expiry.kind}>
        {t(`badge.${expiry.kind}`, { date })}
      </span>
    </span>
  );
}
