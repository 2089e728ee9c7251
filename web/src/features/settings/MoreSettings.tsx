import { SelectField } from '../../components/field/SelectField';
import type { Sections } from '../../i18n/sections';
import { useTranslation } from '../../i18n/use-translation';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { markerPositions } from '../../wheel/motion/geometry';
import { SettingColor } from './SettingColor';
import { SettingSlider } from './SettingSlider';

type Position = keyof Sections['wheelSettings']['positions'];

export function MoreSettings(settings: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  return (
    <>
      <SelectField
        label={t('more.markerPosition')}
        value={settings.values.markerPosition}
        options={markerPositions.map((value) => ({ value, label: t(`positions.${value as Position}`) }))}
        onChange={(position) => settings.change('markerPosition', position)}
      />
      <SettingColor settings={settings} name="markerColor" label={t('more.markerColor')} />
      <SettingSlider settings={settings} name="markerWidth" label={t('more.markerWidth')} />
      <SettingSlider settings={settings} name="centerWidth" label={t('more.centerWidth')} />
      <SettingColor settings={settings} name="centerColor" label={t('more.centerColor')} />
      <SettingSlider settings={settings} name="textSize" label={t('more.textSize')} />
    </>
  );
}
