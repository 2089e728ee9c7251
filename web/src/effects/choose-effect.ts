import type { Slice, Wheel } from '../wheel/document/document';
import { type EffectName, isEffectName } from './effect-names';

/** Saves an effect through the callback, if it is valid and another one than before. */
export function chooseEffect(name: unknown, current: unknown, save: (name: EffectName) => void): void {
  if (isEffectName(name) && name !== current) save(name);
}

/** The slice's own effect, else the wheel's; fireworks for a wheel without one, null for an unknown name. */
export function chosenEffect(winner: Slice, wheel: Wheel): EffectName | null {
  if (isEffectName(winner.resultEffect)) return winner.resultEffect;
  const global = wheel.effect ?? 'fireworks';
  return isEffectName(global) ? global : null;
}
