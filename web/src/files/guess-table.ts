import { LinePattern } from './line-pattern';
import { linesOf } from './plain-lines';
import { readCsv } from './read-csv';

const separators = [',', ';', '\t'] as const;

/** Null means plain text: every line is one cell. */
export type Separator = (typeof separators)[number] | null;

const sampledLines = 50;
/** In a real table nearly every row has as many cells as the others. */
const agreement = 0.9;

/** The separator of a text's cells: the one that splits most rows into the same, largest number of cells. */
export function guessSeparator(text: string, fileName: string): Separator {
  const sample = firstLines(text);
  // In plain text “Smith, John” is one name; only a spreadsheet writes tabs.
  const [best] = separators
    .filter((separator) => separator === '\t' || !/\.txt$/i.test(fileName))
    .map((separator) => ({ separator, width: commonWidth(sample, separator) }))
    .filter(({ width }) => width > 1)
    .sort((one, other) => other.width - one.width);
  if (best) return best.separator;
  return /\.csv$/i.test(fileName) ? ',' : null;
}

export function readTable(text: string, separator: Separator) {
  if (separator !== null) return readCsv(text, separator);
  return { rows: linesOf(text).map((line) => [line]) };
}

/** The number of cells in nearly all rows; 1 when they don't agree. */
function commonWidth(text: string, separator: string): number {
  const rows = (readCsv(text, separator).rows ?? []).filter((row) => row.some((cell) => cell.trim() !== ''));
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width, count] = [...counts].sort((one, other) => other[1] - one[1])[0] ?? [1, 0];
  return count >= rows.length * agreement ? width : 1;
}

function firstLines(text: string): string {
  let end = 0;
  for (let line = 0; line < sampledLines; line += 1) {
    const next = text.indexOf('\n', end);
    if (next < 0) return text;
    end = next + 1;
  }
  return text.slice(0, end);
}

export interface Columns {
  hasHeader: boolean;
  /** The column of the choices. */
  text: number;
  weight: number | null;
}

const weightNames = /^(weight|weights|gewicht|gewichtung|poids|peso|chance|shares?|anteil|aandeel)$/i;
const textNames =
  /^(name|names|text|choice|choices|entry|option|item|title|label|eintrag|auswahl|keuze|naam|choix|nom|opci[oó]n|nombre|op[cç][aã]o|nome|scelta)$/i;

export function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const [first = [], ...others] = rows.slice(0, sampledLines);
  const names = first.map((cell) => cell.trim());
  const isNamed = names.some((name) => weightNames.test(name) || textNames.test(name));
  const numeric = names.map((_, column) => isNumeric(others.map((row) => row[column] ?? '')));
  // A word above a column of numbers can only be its name.
  const hasHeader =
    isNamed || names.some((name, column) => numeric[column] && name !== '' && !isNumber(name));
  const named = hasHeader ? names.findIndex((name) => textNames.test(name)) : -1;
  const wordy = numeric.findIndex((isNumbers) => !isNumbers);
  const weight = hasHeader ? names.findIndex((name) => weightNames.test(name)) : -1;
  const text = [named, wordy, 0].find((column) => column >= 0) ?? 0;
  return { hasHeader, text, weight: weight < 0 || weight === text ? null : weight };
}

const number = new LinePattern(/^-?\d+([.,]\d+)?$/);
const isNumber = (cell: string): boolean => number.test(cell.trim());

const isNumeric = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.every(isNumber);
};
