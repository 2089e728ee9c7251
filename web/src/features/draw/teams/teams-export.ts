import type { Slice } from '../../../wheel/document/document';

export interface NamedTeam {
  name: string;
  members: readonly Slice[];
}

/** Each team under its name, separated by blank lines. */
export const teamsText = (teams: readonly NamedTeam[], noText: string): string =>
  teams
    .map(({ name, members }) => `${name}\n${members.map((slice) => `${nameOf(slice, noText)}\n`).join('')}`)
    .join('\n');

/** One row for each member. */
export const teamsTable = (
  teams: readonly NamedTeam[],
  noText: string,
  columns: readonly [team: string, choice: string],
): string[][] => [
  [...columns],
  ...teams.flatMap(({ name, members }) => members.map((slice) => [name, nameOf(slice, noText)])),
];

const nameOf = ({ text }: Slice, noText: string) => text.trim() || noText;
