import { Slider } from '../../components/slider/Slider';
import type { SettingsValues } from '../../wheel/document/settings-values';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { wheelStore } from '../../wheel/store';

/** Settings that are numbers. */
type NumberSetting = {
  [Name in keyof SettingsValues]: SettingsValues[Name] extends number ? Name : never;
}[keyof SettingsValues];

const { endGesture } = wheelStore.getState();

interface SettingSliderProps {
  settings: OpenSettings;
  name: NumberSetting;
  label: string;
  min: number;
  max: number;
  step?: number;
  format: (value: number) => string;
}

/** A slider of one setting; a whole drag is one undo step. */
export function SettingSlider({ settings, name, format, ...slider }: SettingSliderProps) {
  const value = settings.values[name];
  return (
    <Slider
      {...slider}
      value={value}
      text={format(value)}
      onChange={(moved) => settings.drag(name, moved)}
      onEnd={endGesture}
    />
  );
}
