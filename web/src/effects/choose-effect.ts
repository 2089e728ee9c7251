import { type EffectName, isEffectName } from './effect-names';

/** Stores an effect through its save callback, only when it is one and another than before. */
export function chooseEffect(name: unknown, current: unknown, save: (name: EffectName) => void): void {
  if (isEffectName(name) && name !== current) save(name);
}
