import { ColorField } from '../../components/field/ColorField';
import { useTranslation } from '../../i18n/use-translation';
import { coerceColor } from '../../wheel/document/coerce-wheel';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { wheelStore } from '../../wheel/store';

type ColorSetting = 'dividerColor' | 'borderColor' | 'markerColor' | 'centerColor';

const { endGesture } = wheelStore.getState();

interface SettingColorProps {
  settings: OpenSettings;
  name: ColorSetting;
  label: string;
}

export function SettingColor({ settings, name, label }: SettingColorProps) {
  const { t } = useTranslation('wheelSettings');
  return (
    <ColorField
      label={label}
      hexLabel={t('common:hex', { label })}
      value={settings.values[name]}
      coerce={coerceColor}
      onChange={(color) => settings.drag(name, color)}
      onEnd={endGesture}
    />
  );
}
