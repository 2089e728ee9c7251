import { useEffect, useState } from 'react';
import { resolve } from '../../cloud/save-and-tell';
import { Button } from '../../components/controls/Button';
import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { tellFailure } from '../../components/toasts/notify';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { openLibrary } from '../../library/library';
import type { WheelRecord } from '../../library/wheel-record';
import styles from './ConflictDialog.module.css';
import { DifferenceList } from './DifferenceList';
import { differencesOf } from './differences';

/** The wheel was saved elsewhere in the meantime: shows both versions, so that no work is lost without a question. */
export function ConflictDialog({ wheel, onClose }: DialogProps<'conflict'>) {
  const { t } = useTranslation('cloud');
  const { locale } = useLanguage();
  const record = useRecord(wheel);
  const theirs = record?.conflict;
  // Decided in another tab.
  const isOver = record === null || (record !== undefined && !theirs);
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (!record || !theirs) return null;

  const keep = (kept: 'mine' | 'theirs' | 'copy') => () => {
    onClose();
    resolve(wheel, kept).catch((error: unknown) => tellFailure(error, t('problem.other')));
  };

  return (
    <CardDialog title={t('stale.title')} close={t('stale.close')} onClose={onClose}>
      <p className={styles.text}>
        {t('stale.text', {
          name: theirs.name ?? '',
          time: formatMoment(theirs.cloudSavedAt ?? Date.now(), locale),
          count: theirs.slices.length,
        })}
      </p>
      <DifferenceList differences={differencesOf(record.document, theirs)} />
      <div className={styles.choices}>
        <Button look="main" onClick={keep('copy')}>
          {t('stale.copy')}
        </Button>
        <Button onClick={keep('mine')}>{t('stale.mine')}</Button>
        <Button onClick={keep('theirs')}>{t('stale.theirs')}</Button>
      </div>
    </CardDialog>
  );
}

/** The wheel as the library has it, also while another is on the stage; undefined until it is read, null if there is none. */
function useRecord(key: string): WheelRecord | null | undefined {
  const [record, setRecord] = useState<WheelRecord | null>();
  useEffect(() => {
    let stop = () => {};
    let isShown = true;
    const follow = async () => {
      const library = await openLibrary();
      const read = async () => {
        const kept = await library.read(key);
        if (isShown) setRecord(kept?.record ?? null);
      };
      if (isShown) stop = library.follow((changed) => changed === key && void read().catch(console.error));
      await read();
    };
    follow().catch((error: unknown) => {
      console.error('The wheel could not be read.', error);
      if (isShown) setRecord(null);
    });
    return () => {
      isShown = false;
      stop();
    };
  }, [key]);
  return record;
}
