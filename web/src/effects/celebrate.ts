import { type EffectName, isEffectName } from './effect-names';
import { playEffect } from './play-effect';
import type { Effect } from './simulation';

/** Each effect is fetched when it is first played. */
const modules: Record<EffectName, () => Promise<{ effect: Effect }>> = {
  fireworks: () => import('./fireworks'),
  confetti: () => import('./confetti'),
  bigCircles: () => import('./big-circles'),
  fountain: () => import('./fountain'),
  seaAnemone: () => import('./sea-anemone'),
  snow: () => import('./snow'),
  stars: () => import('./stars'),
  valentines: () => import('./valentines'),
  emoji: () => import('./emoji'),
  hyperspace: () => import('./hyperspace'),
};

export const loadEffect = async (name: EffectName): Promise<Effect> => (await modules[name]()).effect;

type Play = (effect: Effect, host: HTMLElement) => () => void;

let destroyActive = () => {};

/** Plays an effect by its name and ends the one before; an unknown name is ignored. Returns how to end it. */
export function celebrate(name: unknown, host: HTMLElement, play: Play = playEffect): () => void {
  if (!isEffectName(name)) return () => {};
  destroyActive();
  let destroy = () => {};
  let isWanted = true;
  const end = () => {
    isWanted = false;
    destroy();
  };
  destroyActive = end;
  loadEffect(name).then(
    (effect) => {
      if (isWanted) destroy = play(effect, host);
    },
    (error: unknown) => console.error('The effect could not be loaded.', name, error),
  );
  return end;
}

const previewTime = 6000;

/** Previews an effect over the whole page; above an open dialog only from within it. */
export function previewEffect(name: EffectName, within: HTMLElement = document.body): () => void {
  const host = document.createElement('div');
  Object.assign(host.style, { position: 'fixed', inset: '0', pointerEvents: 'none', zIndex: '1000' });
  within.append(host);
  const destroy = celebrate(name, host);
  const end = () => {
    clearTimeout(over);
    destroy();
    host.remove();
  };
  const over = setTimeout(end, previewTime);
  return end;
}
