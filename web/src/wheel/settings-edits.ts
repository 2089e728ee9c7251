import type { WheelDefinition } from './document';
import { changeDefinition, type Edit } from './edits';
import { rotationsOf, type SettingsValues, settingsOf } from './settings-values';
import { turnsOf } from './turns';

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
  // The labels keep clear of the border.
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

/** Sets one of the settings; setting what holds already changes nothing. */
export const setSetting =
  <Setting extends Name>(name: Setting, value: SettingsValues[Setting]): Edit =>
  (config) =>
    settingsOf(config['wheel-definition'])[name] === value
      ? config
      : changeDefinition(changes[name](value))(config);
