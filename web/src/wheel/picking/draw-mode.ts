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

/** How several winners are drawn and teams are made. */
export interface DrawSettings {
  winners: number;
  reserves: number;
  isOneByOne: boolean;
  /** Whether the number of teams is given, or their size. */
  by: 'teams' | 'size';
  teams: number;
  size: number;
}

/** More than a wheel can have; a number that a file sets must not exhaust the page. */
const most = 10_000;

export function drawSettingsOf({ spin: { draw = {} } }: Pick<Wheel, 'spin'>): DrawSettings {
  return {
    winners: wholeOr(draw.winners, 1, 3),
    reserves: wholeOr(draw.reserves, 0, 0),
    isOneByOne: draw.isOneByOne !== false,
    by: draw.by === 'size' ? 'size' : 'teams',
    teams: wholeOr(draw.teams, 2, 2),
    size: wholeOr(draw.size, 1, 4),
  };
}

const wholeOr = (value: unknown, least: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;

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

export const setDrawSettings = (changed: Partial<DrawSettings>): Edit =>
  changeFields(({ spin: { draw } }) => ({ spin: { draw: { ...draw, ...changed } } }));
