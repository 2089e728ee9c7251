import type { Stereo } from '../audio/stereo.ts';

export interface Effect {
  guid: string;
  sound: () => Stereo | Promise<Stereo>;
}

/** Effects of a kind; their source file is what a change of them shows in. */
export interface EffectFamily {
  file: string;
  effects: readonly Effect[];
}
