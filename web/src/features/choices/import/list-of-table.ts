import { LinePattern } from '../../../files/line-pattern';
import { type NewChoice, sameTextKey } from '../../../wheel/edits/list-edits';

export interface ListOptions {
  hasHeader: boolean;
  textColumn: number;
  weightColumn: number | null;
  skipBlanks: boolean;
  skipDuplicates: boolean;
}

export interface List {
  choices: NewChoice[];
  /** How many texts there are, whether they are added or not. */
  filled: number;
  blanks: number;
  duplicates: number;
}

/** The choices in a table; `taken` are the texts that are on the wheel already. */
export function listOfTable(rows: readonly string[][], options: ListOptions, taken: readonly string[]): List {
  const { hasHeader, textColumn, weightColumn, skipBlanks, skipDuplicates } = options;
  const seen = new Set(taken.map(sameTextKey));
  const choices: NewChoice[] = [];
  let filled = 0;
  let blanks = 0;
  let duplicates = 0;

  for (const row of hasHeader ? rows.slice(1) : rows) {
    const text = (row[textColumn] ?? '').trim().replace(formulaGuard, '');
    const isBlank = text === '';
    if (isBlank) blanks += 1;
    else filled += 1;
    const key = sameTextKey(text);
    const isDuplicate = !isBlank && seen.has(key);
    if (isDuplicate) duplicates += 1;
    seen.add(key);
    if ((isBlank && skipBlanks) || (isDuplicate && skipDuplicates)) continue;
    choices.push(weightColumn === null ? { text } : { text, weight: weightIn(row[weightColumn] ?? '') });
  }
  return { choices, filled, blanks, duplicates };
}

/** In a table this quote keeps a spreadsheet from running the cell; it isn't part of the text. */
const formulaGuard = /^'(?=[=+\-@])/;

/** “1,000”, “1.000” and “1’000”: groups of three digits are thousands in every language. */
const thousands = new LinePattern(/^[1-9]\d{0,2}(?:[.,'’\s]\d{3})+(?=$|[.,]\d)/);

/** “3”, “3.0” and “3,5” are weights; anything else becomes 1, as everywhere. */
const weightIn = (cell: string): number => {
  const digits = cell.trim().replace(thousands, (groups) => groups.replace(/\D/g, ''));
  return Number.parseFloat(digits.replace(',', '.')) || 1;
};
