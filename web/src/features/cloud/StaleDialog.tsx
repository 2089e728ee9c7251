import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { CardDialog } from '../../components/dialog/CardDialog';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { wheelStore } from '../../wheel/store';
import styles from './StaleDialog.module.css';
import { saveStore } from './save-state';
import { saveCurrentWheel } from './save-wheel';

const close = () => saveStore.setState({ stale: null });

/** The wheel was saved elsewhere in the meantime: nobody's work goes without being asked. */
export function StaleDialog() {
  const { t } = useTranslation('cloud');
  const { locale } = useLanguage();
  const stale = useStore(saveStore, (state) => state.stale);
  if (!stale) return null;

  const save = (options: { force?: boolean; asCopy?: boolean }) => () => {
    close();
    void saveCurrentWheel(options);
  };
  const loadTheirs = () => {
    close();
    wheelStore.getState().replaceConfig(stale);
  };
  const count = stale['wheel-definition'].slices.length;

  return (
    <CardDialog title={t('stale.title')} close={t('stale.close')} onClose={close}>
      <p className={styles.text}>
        {t('stale.text', {
          name: stale['wheel-definition'].name ?? '',
          time: formatMoment(stale.cloudSavedAt ?? Date.now(), locale),
          count,
        })}
      </p>
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
