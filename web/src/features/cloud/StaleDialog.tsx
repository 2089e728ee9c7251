import { useStore } from 'zustand';
import { takeTheirs } from '../../cloud/outbox';
import { askAboutConflict, saveStore } from '../../cloud/save-state';
import { saveCurrentWheel } from '../../cloud/save-wheel';
import { Button } from '../../components/controls/Button';
import { CardDialog } from '../../components/dialog/CardDialog';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { wheelStore } from '../../wheel/store';
import { DifferenceList } from './DifferenceList';
import { differencesOf } from './differences';
import styles from './StaleDialog.module.css';

const close = () => askAboutConflict(null);

/** The wheel was saved elsewhere in the meantime: shows both versions, so that no work is lost without a question. */
export function StaleDialog() {
  const { t } = useTranslation('cloud');
  const { locale } = useLanguage();
  const key = useStore(saveStore, (state) => state.asked);
  const theirs = useStore(saveStore, ({ wheels }) => (key === null ? undefined : wheels[key]?.conflict));
  const mine = useStore(wheelStore, (state) => state.wheel);
  if (key === null || !theirs) return null;

  const save = (options: { force?: boolean; asCopy?: boolean }) => () => {
    close();
    void saveCurrentWheel(options);
  };
  const loadTheirs = () => {
    close();
    void takeTheirs(key);
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
      <DifferenceList differences={differencesOf(mine, theirs)} />
      <div className={styles.choices}>
        <Button look="main" onClick={save({ asCopy: true })}>
          {t('stale.copy')}
        </Button>
        <Button onClick={save({ force: true })}>{t('stale.mine')}</Button>
        <Button onClick={loadTheirs}>{t('stale.theirs')}</Button>
      </div>
    </CardDialog>
  );
}
