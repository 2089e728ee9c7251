import { markerPositions } from '../motion/geometry';
import { driftSettings } from '../motion/spin-settings';
import { type TurnMode, turnModeOf } from '../picking/turns';
import { coerceColor, finiteOr } from './coerce-wheel';
import type { Wheel } from './document';

/** The settings of a wheel, with the defaults where the document has none. */
export interface SettingsValues {
  speed: number;
  /** Seconds. */
  duration: number;
  blindSpin: boolean;
  turns: TurnMode;
  winnerLeaves: boolean;
  showSpins: boolean;
  dividerWidth: number;
  dividerColor: string;
  borderWidth: number;
  borderColor: string;
  drift: boolean;
  /** Seconds. */
  driftIdle: number;
  /** Seconds. */
  driftDuration: number;
  markerPosition: string;
  markerColor: string;
  markerWidth: number;
  centerWidth: number;
  centerColor: string;
  textSize: number;
}

const colorOr = (color: unknown, unset: string): string => (color ? coerceColor(color) : unset);

export function settingsOf(wheel: Wheel): SettingsValues {
  const { line, outer, marker, center, text } = wheel.look;
  const drift = driftSettings(wheel);
  return {
    speed: finiteOr(wheel.spin.speed, 5),
    duration: finiteOr(wheel.spin.duration, 8000) / 1000,
    blindSpin: wheel.spin.isBlind === true,
    turns: turnModeOf(wheel),
    winnerLeaves: wheel.spin.winnerLeaves === true,
    showSpins: wheel.look.showsSpinCount === true,
    dividerWidth: finiteOr(line?.width, 2),
    dividerColor: colorOr(line?.color, '#ffffff'),
    borderWidth: finiteOr(outer?.width, 15),
    borderColor: colorOr(outer?.color, '#ffffff'),
    drift: drift.enabled,
    driftIdle: drift.idleTime / 1000,
    driftDuration: drift.duration / 1000,
    markerPosition: markerPositions.find((each) => each === marker?.position) ?? 'top',
    markerColor: colorOr(marker?.background, '#ff5a4e'),
    markerWidth: finiteOr(marker?.width, 5),
    centerWidth: finiteOr(center?.width, 18),
    centerColor: colorOr(center?.background, '#ffffff'),
    textSize: finiteOr(text?.size, 16),
  };
}

export const totalSpinsOf = ({ results: { totalWheelSpins } }: Wheel): number =>
  Math.round(finiteOr(totalWheelSpins, 0));

/** How often the wheel turns, as the settings show it and a spin does it. */
export const rotationsOf = ({ speed, duration }: Pick<SettingsValues, 'speed' | 'duration'>): number =>
  Math.round(speed * duration);
