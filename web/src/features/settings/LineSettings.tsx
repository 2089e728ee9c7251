import { useTranslation } from '../../i18n/use-translation';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { SettingColor } from './SettingColor';
import { SettingSlider } from './SettingSlider';

export function LineSettings(settings: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  return (
    <>
      <SettingSlider settings={settings} name="dividerWidth" label={t('lines.dividerWidth')} />
      <SettingColor settings={settings} name="dividerColor" label={t('lines.dividerColor')} />
      <SettingSlider settings={settings} name="borderWidth" label={t('lines.borderWidth')} />
      <SettingColor settings={settings} name="borderColor" label={t('lines.borderColor')} />
    </>
  );
}
