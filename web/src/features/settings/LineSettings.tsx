import { useTranslation } from '../../i18n/use-translation';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { SettingColor } from './SettingColor';
import { SettingSlider } from './SettingSlider';
import { useUnits } from './use-units';

export function LineSettings(settings: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  const { pixels } = useUnits();
  return (
    <>
      <SettingSlider
        settings={settings}
        name="dividerWidth"
        label={t('lines.dividerWidth')}
        min={0}
        max={20}
        format={pixels}
      />
      <SettingColor settings={settings} name="dividerColor" label={t('lines.dividerColor')} />
      <SettingSlider
        settings={settings}
        name="borderWidth"
        label={t('lines.borderWidth')}
        min={0}
        max={40}
        format={pixels}
      />
      <SettingColor settings={settings} name="borderColor" label={t('lines.borderColor')} />
    </>
  );
}
