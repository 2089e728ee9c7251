import type { Wheel } from '../document/document';
import { changeFields, type Edit } from '../edits/edits';

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
export const mostDrawn = 10_000;

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
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= mostDrawn
    ? value
    : otherwise;

export const setDrawSettings = (changed: Partial<DrawSettings>): Edit =>
  changeFields(({ spin: { draw } }) => ({ spin: { draw: { ...draw, ...changed } } }));
