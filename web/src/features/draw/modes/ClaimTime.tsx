import { useStore } from 'zustand';
import { SelectField } from '../../../components/field/SelectField';
import { formatDuration } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { claimTimeOf, setClaimTime } from '../../../wheel/picking/claim-time';
import { wheelStore } from '../../../wheel/store';
import styles from './DrawModePanel.module.css';

/** In seconds; 0: no such time. */
const times = [0, 30, 60, 120, 300];

/** How long winners in a live room may say that they are here. */
export function ClaimTime() {
  const { t } = useTranslation('draw', 'claim');
  const { locale } = useLanguage();
  const claim = useStore(wheelStore, ({ wheel }) => claimTimeOf(wheel));
  return (
    <>
      <SelectField
        label={t('label')}
        value={String(claim)}
        // A file may have another time.
        options={[...new Set([...times, claim])]
          .sort((one, other) => one - other)
          .map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? t('off') : formatDuration(seconds, locale),
          }))}
        onChange={(value) => wheelStore.getState().edit(setClaimTime(Number(value)), 'draw claim')}
      />
      <p className={styles.hint}>{t('hint')}</p>
    </>
  );
}
