import { isRecord } from '../document/coerce-wheel';
import type { Wheel, WheelLook, WheelSpin } from '../document/document';
import { rotationsOf, type SettingsValues, settingsOf } from '../document/settings-values';
import { turnsOf } from '../picking/turn-edits';
import { changeFields, type Edit, SetupFault } from './edits';

type Name = keyof SettingsValues;
type Change = Parameters<typeof changeFields>[0];
type Changes = { [Setting in Name]: (value: SettingsValues[Setting]) => Change };

const spinChange =
  (changed: Partial<Pick<SettingsValues, 'speed' | 'duration'>>): Change =>
  (wheel) => {
    const { speed, duration } = { ...settingsOf(wheel), ...changed };
    return {
      spin: { speed, duration: Math.round(duration * 1000), rotates: rotationsOf({ speed, duration }) },
    };
  };

type Part = 'line' | 'outer' | 'marker' | 'center' | 'text';

const partChange =
  <Field extends Part>(part: Field, changed: NonNullable<WheelLook[Field]>): Change =>
  ({ look }) => ({ look: { [part]: { ...look[part], ...changed } } });

const driftChange =
  (changed: NonNullable<WheelSpin['drift']>): Change =>
  ({ spin }) => ({ spin: { drift: { ...spin.drift, ...changed } } });

const changes: Changes = {
  speed: (speed) => spinChange({ speed }),
  duration: (duration) => spinChange({ duration }),
  blindSpin: (isBlind) => () => ({ spin: { isBlind } }),
  turns: (mode) => (wheel) => ({ spin: { turns: turnsOf(mode, wheel, Date.now()) } }),
  winnerLeaves: (winnerLeaves) => () => ({ spin: { winnerLeaves } }),
  showSpins: (showsSpinCount) => () => ({ look: { showsSpinCount } }),
  dividerWidth: (width) => partChange('line', { width }),
  dividerColor: (color) => partChange('line', { color }),
  // Keeps the labels clear of the border.
  borderWidth:
    (width) =>
    ({ look: { outer, text } }) => ({
      look: { outer: { ...outer, width }, text: { ...text, offset: width } },
    }),
  borderColor: (color) => partChange('outer', { color }),
  drift: (enabled) => driftChange({ enabled }),
  driftIdle: (seconds) => driftChange({ idleTime: Math.round(seconds * 1000) }),
  driftDuration: (seconds) => driftChange({ duration: Math.round(seconds * 1000) }),
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
  (wheel) =>
    settingsOf(wheel)[name] === value ? wheel : changeFields(changes[name](value))(wheel);

export type SaveEdit = (edit: Edit, gesture?: string) => void;
export type SettingsFaultKey = 'wheelSettings.errors.invalidConfig' | 'wheelSettings.errors.invalidCallback';

export interface OpenSettings {
  values: SettingsValues;
  change<Setting extends keyof SettingsValues>(name: Setting, value: SettingsValues[Setting]): void;
  /** Consecutive changes of one setting, as by a slider, are one gesture. */
  drag<Setting extends keyof SettingsValues>(name: Setting, value: SettingsValues[Setting]): void;
}

/** The settings of a wheel, ready to be changed; throws without a wheel or a way to save. */
export function openSettings(wheel: unknown, save: unknown): OpenSettings {
  if (!isRecord(wheel) || !isRecord(wheel.look) || !isRecord(wheel.spin))
    throw new SetupFault<SettingsFaultKey>('wheelSettings.errors.invalidConfig');
  if (typeof save !== 'function')
    throw new SetupFault<SettingsFaultKey>('wheelSettings.errors.invalidCallback');
  const saveEdit = save as SaveEdit;
  return {
    values: settingsOf(wheel as unknown as Wheel),
    change: (name, value) => saveEdit(setSetting(name, value)),
    drag: (name, value) => saveEdit(setSetting(name, value), `setting ${name}`),
  };
}
