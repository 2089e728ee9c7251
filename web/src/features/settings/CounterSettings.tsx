import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { totalSpinsOf } from '../../wheel/document/settings-values';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { wheelStore } from '../../wheel/store';
import styles from './SettingsPanel.module.css';
import { useUnits } from './use-units';

const { clear } = wheelStore.getState();

export function CounterSettings({ values, change }: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  const { count } = useUnits();
  const total = useStore(wheelStore, (state) => totalSpinsOf(state.wheel));
  return (
    <>
      <SwitchRow
        label={t('counter.show')}
        isOn={values.showSpins}
        onChange={(isOn) => change('showSpins', isOn)}
      />
      <div className={styles.fact}>
        {t('counter.total')}
        <span className={styles.factEnd}>
          <span className={styles.number}>{count(total)}</span>
          <Button onClick={() => clear('recount')} disabled={total === 0}>
            {t('counter.reset')}
          </Button>
        </span>
      </div>
    </>
  );
}
