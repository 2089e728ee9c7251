import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { addCoEditLink, type CoEditLink, endCoEditLink, listCoEditLinks } from '../../api/wheels';
import { wheelAddress } from '../../cloud/save-to-cloud';
import { Button } from '../../components/controls/Button';
import { CopyField } from '../../components/field/CopyField';
import { notify, tellFailure } from '../../components/toasts/notify';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './CoEditLinks.module.css';

/** Links that let others edit this wheel: its owner creates, sees and ends them. */
export function CoEditLinks({ wheelId }: { wheelId: string }) {
  const { t } = useTranslation('share');
  const { code } = useLanguage();
  const [links, setLinks] = useState<CoEditLink[]>([]);
  const [fresh, setFresh] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const load = useCallback(async () => setLinks(await listCoEditLinks(wheelId)), [wheelId]);
  const change = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
      await load();
    } catch (error) {
      const isFull = error instanceof ApiError && error.code === 'too_many_links';
      tellFailure(error, isFull ? t('coEdit.tooMany') : t('failed'));
    }
    setBusy(false);
  };
  useEffect(() => {
    load().catch((error: unknown) => console.warn('The co-editing links could not be listed.', error));
  }, [load]);

  const add = () =>
    change(async () => {
      const key = await addCoEditLink(wheelId);
      const address = `${wheelAddress(wheelId, code)}&magiclink=${encodeURIComponent(key)}`;
      setFresh(window.location.origin + address);
    });
  const end = (linkId: string) => () =>
    change(async () => {
      await endCoEditLink(wheelId, linkId);
      setFresh(null);
      notify('success', t('coEdit.ended'));
    });

  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('coEdit.title')}</h3>
      <p className={styles.text}>{t('coEdit.text')}</p>
      {fresh && (
        <>
          <CopyField label={t('coEdit.label')} text={fresh} copy={t('common:copyLink')} />
          <p className={styles.text}>{t('coEdit.once')}</p>
        </>
      )}
      <Button disabled={isBusy} onClick={add}>
        {t('coEdit.create')}
      </Button>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t('coEdit.list')}>
          {links.map((link) => (
            <LinkRow key={link.linkId} link={link} isBusy={isBusy} onEnd={end(link.linkId)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function LinkRow({ link, isBusy, onEnd }: { link: CoEditLink; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('share');
  const { locale } = useLanguage();
  const created = t('coEdit.created', { time: formatMoment(link.createdAt, locale) });
  return (
    <li className={styles.link}>
      <span>
        {created}
        <small className={styles.used}>
          {link.lastSavedAt
            ? t('coEdit.used', { time: formatMoment(link.lastSavedAt, locale) })
            : t('coEdit.unused')}
        </small>
      </span>
      <Button
        aria-label={t('common:labelled', { label: t('coEdit.end'), value: created })}
        disabled={isBusy}
        onClick={onEnd}
      >
        {t('coEdit.end')}
      </Button>
    </li>
  );
}
