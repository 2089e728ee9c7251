import type { WheelDefinition } from '../document/document';
import { isRecord } from '../document/heal-config';
import { rotationsOf, type SettingsValues, settingsOf } from '../document/settings-values';
import { turnsOf } from '../picking/turns';
import { changeDefinition, type Edit, SetupFault } from './edits';

type Name = keyof SettingsValues;
type Change = (definition: WheelDefinition) => Partial<WheelDefinition>;
type Changes = { [Setting in Name]: (value: SettingsValues[Setting]) => Change };

const spinChange =
  (changed: Partial<Pick<SettingsValues, 'speed' | 'duration'>>): Change =>
  (definition) => {
    const { speed, duration } = { ...settingsOf(definition), ...changed };
    return { speed, duration: Math.round(duration * 1000), rotates: rotationsOf({ speed, duration }) };
  };

type Part = 'line' | 'outer' | 'marker' | 'center' | 'text' | 'driftAnimation';

const partChange =
  <Field extends Part>(part: Field, changed: NonNullable<WheelDefinition[Field]>): Change =>
  (definition) => ({ [part]: { ...definition[part], ...changed } });

const changes: Changes = {
  speed: (speed) => spinChange({ speed }),
  duration: (duration) => spinChange({ duration }),
  blindSpin: (blindSpin) => () => ({ blindSpin }),
  turns: (mode) => (definition) => ({ turns: turnsOf(mode, definition, Date.now()) }),
  showSpins: (showWheelSpins) => () => ({ showWheelSpins }),
  dividerWidth: (width) => partChange('line', { width }),
  dividerColor: (color) => partChange('line', { color }),
  // Keeps the labels clear of the border.
  borderWidth: (width) => (definition) => ({
    outer: { ...definition.outer, width },
    text: { ...definition.text, offset: width },
  }),
  borderColor: (color) => partChange('outer', { color }),
  drift: (enabled) => partChange('driftAnimation', { enabled }),
  driftIdle: (seconds) => partChange('driftAnimation', { idleTime: Math.round(seconds * 1000) }),
  driftDuration: (seconds) => partChange('driftAnimation', { duration: Math.round(seconds * 1000) }),
  markerPosition: (position) => partChange('marker', { position }),
  markerColor: (background) => partChange('marker', { background }),
  markerWidth: (width) => partChange('marker', { width }),
  centerWidth: (width) => partChange('center', { width }),
  centerColor: (background) => partChange('center', { background }),
  textSize: (size) => partChange('text', { size }),
};

/** Sets one of the settings; setting the current value changes nothing. */
export const setSetting =
  <Setting extends Name>(name: Setting, value: SettingsValues[Setting]): Edit =>
  (config) =>
    settingsOf(config['wheel-definition'])[name] === value
      ? config
      : changeDefinition(changes[name](value))(config);

export type SaveEdit = (edit: Edit, gesture?: string) => void;
export type SettingsFaultKey = 'wheelSettings.errors.invalidConfig' | 'wheelSettings.errors.invalidCallback';

export interface OpenSettings {
  values: SettingsValues;
  change<Setting extends keyof SettingsValues>(name: Setting, value: SettingsValues[Setting]): void;
  /** Consecutive changes of one setting, as by a slider, are one gesture. */
  drag<Setting extends keyof SettingsValues>(name: Setting, value: SettingsValues[Setting]): void;
}

/** The settings of a wheel, ready to be changed; throws without a wheel or a way to save. */
export function openSettings(config: unknown, save: unknown): OpenSettings {
  if (!isRecord(config) || !isRecord(config['wheel-definition']))
    throw new SetupFault<SettingsFaultKey>('wheelSettings.errors.invalidConfig');
  if (typeof save !== 'function')
    throw new SetupFault<SettingsFaultKey>('wheelSettings.errors.invalidCallback');
  const saveEdit = save as SaveEdit;
  return {
    values: settingsOf(config['wheel-definition'] as unknown as WheelDefinition),
    change: (name, value) => saveEdit(setSetting(name, value)),
    drag: (name, value) => saveEdit(setSetting(name, value), `setting ${name}`),
  };
}
