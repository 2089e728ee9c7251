import { SelectField } from '../../components/field/SelectField';
import type { Sections } from '../../i18n/sections';
import { useTranslation } from '../../i18n/use-translation';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { markerPositions } from '../../wheel/motion/geometry';
import { SettingColor } from './SettingColor';
import { SettingSlider } from './SettingSlider';
import { useUnits } from './use-units';

type Position = keyof Sections['wheelSettings']['positions'];

const plainTextSize = 16;

export function MoreSettings(settings: OpenSettings) {
  const { t } = useTranslation('wheelSettings');
  const { percent } = useUnits();
  return (
    <>
      <SelectField
        label={t('more.markerPosition')}
        value={settings.values.markerPosition}
        options={markerPositions.map((value) => ({ value, label: t(`positions.${value as Position}`) }))}
        onChange={(position) => settings.change('markerPosition', position)}
      />
      <SettingColor settings={settings} name="markerColor" label={t('more.markerColor')} />
      <SettingSlider
        settings={settings}
        name="markerWidth"
        label={t('more.markerWidth')}
        min={2}
        max={15}
        format={percent}
      />
      <SettingSlider
        settings={settings}
        name="centerWidth"
        label={t('more.centerWidth')}
        min={4}
        max={60}
        format={percent}
      />
      <SettingColor settings={settings} name="centerColor" label={t('more.centerColor')} />
      <SettingSlider
        settings={settings}
        name="textSize"
        label={t('more.textSize')}
        min={8}
        max={32}
        format={(size) => percent((size / plainTextSize) * 100)}
      />
    </>
  );
}
