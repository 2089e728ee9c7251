import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { resolve } from '../../cloud/save-and-tell';
import { askAboutConflict, saveStore } from '../../cloud/save-state';
import { Button } from '../../components/controls/Button';
import { CardDialog } from '../../components/dialog/CardDialog';
import { tellFailure } from '../../components/toasts/notify';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { openLibrary } from '../../library/library';
import type { WheelRecord } from '../../library/wheel-record';
import { DifferenceList } from './DifferenceList';
import { differencesOf } from './differences';
import styles from './StaleDialog.module.css';

const close = () => askAboutConflict(null);

/** The wheel was saved elsewhere in the meantime: shows both versions, so that no work is lost without a question. */
export function StaleDialog() {
  const { t } = useTranslation('cloud');
  const { locale } = useLanguage();
  const key = useStore(saveStore, (state) => state.asked);
  const record = useRecord(key);
  const theirs = record?.conflict;
  if (key === null || !theirs) return null;

  const keep = (kept: 'mine' | 'theirs' | 'copy') => () => {
    close();
    resolve(key, kept).catch((error: unknown) => tellFailure(error, t('problem.other')));
  };

  return (
    <CardDialog title={t('stale.title')} close={t('stale.close')} onClose={close}>
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

/** The wheel as the library has it, also where another one is on the stage. */
function useRecord(key: string | null): WheelRecord | undefined {
  const [record, setRecord] = useState<WheelRecord>();
  useEffect(() => {
    let stop = () => {};
    let isShown = key !== null;
    const follow = async (wheel: string) => {
      const library = await openLibrary();
      const read = async () => {
        const kept = await library.read(wheel);
        if (!isShown) return;
        setRecord(kept?.record);
        // Decided in another tab.
        if (!kept?.record.conflict) close();
      };
      stop = library.follow((changed) => changed === wheel && void read());
      await read();
    };
    if (key !== null) follow(key).catch(close);
    return () => {
      isShown = false;
      stop();
    };
  }, [key]);
  return record?.key === key ? record : undefined;
}
