import type { Wheel } from '../document/document';
import { changeFields, type Edit } from '../edits/edits';
import { turnsOf } from './turn-edits';
import { turnModeOf } from './turns';

/** What a spin draws. */
export type DrawMode = 'one' | 'several' | 'teams' | 'everyoneOnce';

export const drawModes: readonly DrawMode[] = ['one', 'several', 'teams', 'everyoneOnce'];

/** “Everyone once” is one winner without repeats: the settings show it as a rule of turns. */
export function drawModeOf(wheel: Pick<Wheel, 'spin'>): DrawMode {
  const mode = wheel.spin.draw?.mode;
  if (mode === 'several' || mode === 'teams') return mode;
  return turnModeOf(wheel) === 'noRepeats' ? 'everyoneOnce' : 'one';
}

/** Changes what a spin draws. “Everyone once” ends with its rule of turns, which no other mode would show. */
export const setDrawMode = (mode: DrawMode, now: number): Edit =>
  changeFields((wheel) => {
    const { draw } = wheel.spin;
    const kind = mode === 'several' || mode === 'teams' ? mode : undefined;
    const spin = draw?.mode === kind ? {} : { draw: { ...draw, mode: kind } };
    const isOnce = turnModeOf(wheel) === 'noRepeats';
    if (mode === 'everyoneOnce' && !isOnce)
      return { spin: { ...spin, turns: turnsOf('noRepeats', wheel, now) } };
    const endsTurns =
      isOnce && (mode === 'one' || (drawModeOf(wheel) === 'everyoneOnce' && mode !== 'everyoneOnce'));
    if (endsTurns) return { spin: { ...spin, turns: undefined } };
    return { spin };
  });
