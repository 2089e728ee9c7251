import { Slider } from '../../components/slider/Slider';
import type { SettingsValues } from '../../wheel/document/settings-values';
import type { OpenSettings } from '../../wheel/edits/settings-edits';
import { wheelStore } from '../../wheel/store';
import { type Units, useUnits } from './use-units';

/** Settings that are numbers. */
type NumberSetting = {
  [Name in keyof SettingsValues]: SettingsValues[Name] extends number ? Name : never;
}[keyof SettingsValues];

/** The ends of each slider, its step, and how its value reads. */
const scales: Readonly<
  Record<NumberSetting, readonly [min: number, max: number, step: number, unit: keyof Units]>
> = {
  speed: [0.5, 10, 0.1, 'decimal'],
  duration: [1, 30, 0.5, 'seconds'],
  dividerWidth: [0, 20, 1, 'pixels'],
  borderWidth: [0, 40, 1, 'pixels'],
  driftIdle: [1, 60, 1, 'seconds'],
  driftDuration: [10, 600, 10, 'span'],
  markerWidth: [2, 15, 1, 'percent'],
  centerWidth: [4, 60, 1, 'percent'],
  textSize: [8, 32, 1, 'ofPlainText'],
};

const { endGesture } = wheelStore.getState();

interface SettingSliderProps {
  settings: OpenSettings;
  name: NumberSetting;
  label: string;
}

/** A slider of one setting; a whole drag is one undo step. */
export function SettingSlider({ settings, name, label }: SettingSliderProps) {
  const [min, max, step, unit] = scales[name];
  const value = settings.values[name];
  return (
    <Slider
      label={label}
      min={min}
      max={max}
      step={step}
      value={value}
      text={useUnits()[unit](value)}
      onChange={(moved) => settings.drag(name, moved)}
      onEnd={endGesture}
    />
  );
}
