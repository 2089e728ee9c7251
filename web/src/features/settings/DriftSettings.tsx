import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { SettingSlider } from './SettingSlider';

/** The slow sway of an idle wheel. */
export function DriftSettings(settings: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  const { drift } = settings.values;
  return (
    <>
      <SwitchRow
        label={t('drift.enabled')}
        isOn={drift}
        onChange={(isOn) => settings.change('drift', isOn)}
      />
      {drift && (
        <>
          <SettingSlider settings={settings} name="driftIdle" label={t('drift.idle')} />
          <SettingSlider settings={settings} name="driftDuration" label={t('drift.duration')} />
        </>
      )}
    </>
  );
}
