import { useState } from 'react';
import { listVersions } from '../../api/wheels';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
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
  const loaded = useLoaded('The versions of the wheel', () => listVersions(id));
  const [chosen, choose] = useState<number>();

  const now = Date.now();
  return (
    <CardDialog title={t('versions.title')} size="large" onClose={onClose}>
      <LoadState loaded={loaded} failed={t('versions.failed')}>
        {(versions) => {
          const shown = chosen ?? versions[0]?.version;
          return (
            <>
              <p className={styles.text}>{t('versions.text')}</p>
              <div className={styles.parts}>
                <ol className={styles.list} aria-label={t('versions.title')}>
                  {versions.map(({ version, savedAt, name, sliceCount }, place) => (
                    <li key={version}>
                      <button
                        type="button"
                        className={styles.version}
                        aria-pressed={version === shown}
                        onClick={() => choose(version)}
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
                {shown !== undefined && <VersionPreview id={id} version={shown} onRestored={onClose} />}
              </div>
            </>
          );
        }}
      </LoadState>
    </CardDialog>
  );
}
