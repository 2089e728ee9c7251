import { useEffect, useState } from 'react';
import { listVersions, type Version } from '../../api/wheels';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { Message } from '../../components/message/Message';
import { formatAgo, formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { wheelStore } from '../../wheel/store';
import { VersionPreview } from './VersionPreview';
import styles from './VersionsDialog.module.css';

/** The saved versions of the wheel, to preview and restore. */
export function VersionsDialog({ onClose }: DialogProps<'versions'>) {
  const { t } = useTranslation('cloud');
  const { locale } = useLanguage();
  const [id] = useState(() => wheelStore.getState().wheel.id ?? '');
  const [versions, setVersions] = useState<readonly Version[]>();
  const [hasFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<number>();

  useEffect(() => {
    listVersions(id).then(
      (listed) => {
        setVersions(listed);
        setChosen(listed[0]?.version);
      },
      (error: unknown) => {
        console.warn('The versions could not be listed.', error);
        setFailed(true);
      },
    );
  }, [id]);

  const now = Date.now();
  return (
    <CardDialog title={t('versions.title')} size="large" onClose={onClose}>
      <Message className={styles.text}>
        {hasFailed && t('versions.failed')}
        {!hasFailed && !versions && t('common:loading')}
        {versions && t('versions.text')}
      </Message>
      {versions && (
        <div className={styles.parts}>
          <ol className={styles.list} aria-label={t('versions.title')}>
            {versions.map(({ version, savedAt, name, sliceCount }, place) => (
              <li key={version}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={version === chosen}
                  onClick={() => setChosen(version)}
                >
                  <span className={styles.when} title={formatMoment(savedAt, locale)}>
                    {place === 0 ? t('versions.newest') : formatAgo(savedAt, now, locale)}
                  </span>
                  <span className={styles.facts}>
                    {name} · {t('common:choices', { count: sliceCount })}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {chosen !== undefined && (
            <VersionPreview key={chosen} id={id} version={chosen} onRestored={onClose} />
          )}
        </div>
      )}
    </CardDialog>
  );
}
