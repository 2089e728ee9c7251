import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { SettingSlider } from './SettingSlider';
import { useUnits } from './use-units';

/** The slow sway of an idle wheel. */
export function DriftSettings(settings: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  const { seconds, span } = useUnits();
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
          <SettingSlider
            settings={settings}
            name="driftIdle"
            label={t('drift.idle')}
            min={1}
            max={60}
            format={seconds}
          />
          <SettingSlider
            settings={settings}
            name="driftDuration"
            label={t('drift.duration')}
            min={10}
            max={600}
            step={10}
            format={span}
          />
        </>
      )}
    </>
  );
}
