import { isChatLog, speakersOf } from './chat-log';
import { guessColumns, guessSeparator, readTable, type Separator } from './guess-table';
import { haveWeights, weightIn } from './line-weights';
import { hasTabsBehindMarks, isMarkedList, markingOf, withoutMarker } from './list-markers';
import { looksLikeRow } from './looks-like-row';
import { isRecipients, recipientsOf } from './mail-recipients';
import { linesOf, sampleOf, signBetween, splitAtSign, withoutClosingSigns } from './plain-lines';
import type { Table } from './read-csv';

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const satisfies Record<string, Separator>;

type TableReading = keyof typeof separators;
const tables = Object.keys(separators) as TableReading[];

/** How a text can be read: lines, a marked list, a chat, recipients of a mail, choices on one line, or a table. */
export type Reading = 'line' | 'numbered' | 'bulleted' | 'chat' | 'recipients' | 'row' | TableReading;

export const isTable = (reading: Reading): reading is TableReading => reading in separators;

/** The cells of a text in this reading. */
export function readAs(text: string, reading: Reading): Table {
  return isTable(reading)
    ? readTable(text, separators[reading])
    : { rows: listIn(text, reading).map((choice) => [choice]) };
}

function listIn(text: string, reading: Exclude<Reading, TableReading>): string[] {
  if (reading === 'recipients') return recipientsOf(text);
  if (reading === 'row') return piecesOf(text);
  const lines = linesOf(text);
  if (reading === 'chat') return speakersOf(lines);
  return reading === 'line' ? withoutClosingSigns(lines) : lines.map(withoutMarker);
}

/** “Anna x3” gets a second cell, its weight, if the lines of its list have weights; otherwise null. */
export function withWeights(rows: readonly string[][]): string[][] | null {
  const lines = rows.map(([line = '']) => line);
  if (!haveWeights(lines)) return null;
  return lines.map((line) => {
    const found = weightIn(line);
    return found ? [found.text, String(found.weight)] : [line, '1'];
  });
}

const isQuoted = (piece: string): boolean =>
  piece.length > 1 && /^["“„«'‘]/.test(piece) && /["”“»'’]$/.test(piece);

/** Without the quotes and brackets of a list that is copied from code. */
function piecesOf(text: string): string[] {
  const sign = signBetween(text);
  const list = text.trim();
  const inner = list.startsWith('[') && list.endsWith(']') ? list.slice(1, -1) : text;
  const pieces = linesOf(inner).flatMap((line) => line.split(sign).map((piece) => piece.trim()));
  return pieces.every(isQuoted) ? pieces.map((piece) => piece.slice(1, -1)) : pieces;
}

/** The most likely reading of a text. Pasted text has no name. */
export function guessReading(text: string, name: string): Reading {
  const sample = sampleOf(text);
  if (isRecipients(text)) return 'recipients';
  if (sample.length === 1 && looksLikeRow(sample[0] ?? '')) return 'row';
  if (isChatLog(sample)) return 'chat';
  const marking = isMarkedList(sample) && markingOf(sample);
  // Word processors copy a list with a tab after each mark.
  if (marking && hasTabsBehindMarks(sample)) return marking;
  return guessTable(text, name) ?? (marking || 'line');
}

function guessTable(text: string, name: string): TableReading | null {
  const separator = guessSeparator(text, name);
  const reading = tables.find((each) => separators[each] === separator);
  if (!reading || name !== '') return reading ?? null;
  const rows = readTable(text, separator).rows?.slice(0, 50) ?? [];
  if (rows.length < 2) return null;
  // “Smith, John” on every line is a list of names; with a heading or a third cell it is a table.
  const isLoose = reading === 'comma' && !guessColumns(rows).hasHeader && (rows[0]?.length ?? 0) < 3;
  return isLoose ? null : reading;
}

/** The readings that the text allows, including the guess. */
export function readingsOf(text: string, guess: Reading): Reading[] {
  const sample = sampleOf(text);
  const start = sample.join('\n');
  const marking = markingOf(sample);
  const isPossible: Record<Reading, boolean> = {
    line: true,
    numbered: marking === 'numbered',
    bulleted: marking === 'bulleted',
    chat: speakersOf(sample).length > 1,
    recipients: isRecipients(text),
    row: splitAtSign(start).length > 1 && signBetween(start) !== '\t',
    comma: sample.length > 1 && start.includes(','),
    semicolon: sample.length > 1 && start.includes(';'),
    tab: start.includes('\t'),
  };
  return (Object.keys(isPossible) as Reading[]).filter((each) => each === guess || isPossible[each]);
}
