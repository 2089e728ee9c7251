import type { Slice } from '../../../wheel/document/document';
import type { DrawnWinners } from './drawn-winners';

interface Words {
  noText: string;
  reserves: string;
  winner: string;
  reserve: string;
  columns: readonly [place: string, role: string, choice: string];
}

const nameOf = ({ text }: Slice, { noText }: Words) => text.trim() || noText;

/** A numbered list, with the reserves below under their own heading. */
export function winnersText({ winners, reserves }: DrawnWinners, words: Words): string {
  const numbered = (slices: Slice[]) =>
    slices.map((slice, place) => `${place + 1}. ${nameOf(slice, words)}\n`).join('');
  const others = reserves.length === 0 ? '' : `\n${words.reserves}\n${numbered(reserves)}`;
  return `${numbered(winners)}${others}`;
}

/** One row each; places are counted within winners and within reserves. */
export function winnersTable({ winners, reserves }: DrawnWinners, words: Words): (string | number)[][] {
  const rows = (slices: Slice[], role: string) =>
    slices.map((slice, place) => [place + 1, role, nameOf(slice, words)]);
  return [[...words.columns], ...rows(winners, words.winner), ...rows(reserves, words.reserve)];
}
