import type { WheelConfig } from './document';
import type { Edit } from './edits';
import { isRecord } from './heal-values';
import { setSetting } from './settings-edits';
import { type SettingsValues, settingsOf } from './settings-values';
import { SetupFault } from './setup-fault';

export type SaveEdit = (edit: Edit, gesture?: string) => void;
export type SettingsFaultKey = 'wheelSettings.errors.invalidConfig' | 'wheelSettings.errors.invalidCallback';

export interface OpenSettings {
  values: SettingsValues;
  change<Setting extends keyof SettingsValues>(name: Setting, value: SettingsValues[Setting]): void;
  /** Changes of one setting in a row, as a slider makes them, are one gesture. */
  drag<Setting extends keyof SettingsValues>(name: Setting, value: SettingsValues[Setting]): void;
}

/** The settings of a wheel, ready to be changed; throws where there is no wheel or no way to save. */
export function openSettings(config: unknown, save: unknown): OpenSettings {
  if (!isRecord(config) || !isRecord(config['wheel-definition']))
    throw new SetupFault<SettingsFaultKey>('wheelSettings.errors.invalidConfig');
  if (typeof save !== 'function')
    throw new SetupFault<SettingsFaultKey>('wheelSettings.errors.invalidCallback');
  const saveEdit = save as SaveEdit;
  return {
    values: settingsOf((config as WheelConfig)['wheel-definition']),
    change: (name, value) => saveEdit(setSetting(name, value)),
    drag: (name, value) => saveEdit(setSetting(name, value), `setting ${name}`),
  };
}
