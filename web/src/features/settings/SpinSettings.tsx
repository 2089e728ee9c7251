import { useStore } from 'zustand';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { prefer, preferences } from '../../state/preferences';
import { rotationsOf } from '../../wheel/document/settings-values';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { SettingSlider } from './SettingSlider';
import styles from './SettingsPanel.module.css';
import { useUnits } from './use-units';

export function SpinSettings(settings: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  const isFlicked = useStore(preferences, (state) => state.flick === 'on');
  const { count } = useUnits();
  return (
    <>
      <SettingSlider settings={settings} name="speed" label={t('spin.speed')} />
      <SettingSlider settings={settings} name="duration" label={t('spin.duration')} />
      <p className={styles.fact}>
        {t('spin.rotations')} <span className={styles.number}>{count(rotationsOf(settings.values))}</span>
      </p>
      <SwitchRow
        label={t('spin.blind')}
        hint={t('spin.blindHint')}
        isOn={settings.values.blindSpin}
        onChange={(isOn) => settings.change('blindSpin', isOn)}
      />
      <SwitchRow
        label={t('spin.flick')}
        hint={t('spin.flickHint')}
        isOn={isFlicked}
        onChange={(wanted) => prefer('flick', wanted ? 'on' : 'off')}
      />
    </>
  );
}
