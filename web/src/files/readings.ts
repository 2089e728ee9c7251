import { isChatLog, speakersOf } from './chat-log';
import { guessColumns, guessSeparator, readTable, type Separator } from './guess-table';
import { haveWeights, weightIn } from './line-weights';
import { isMarkedList, markingOf, withoutMarker } from './list-markers';
import { looksLikeRow } from './looks-like-row';
import { isRecipients, recipientsOf } from './mail-recipients';
import { linesOf, sampleOf, signBetween, splitAtSign } from './plain-lines';
import type { Table } from './read-csv';

const separators = { comma: ',', semicolon: ';', tab: '\t' } as const satisfies Record<string, Separator>;

type TableReading = keyof typeof separators;
const tables = Object.keys(separators) as TableReading[];

/** How a text can be read: lines, a marked list, a chat, recipients of a mail, choices on one line, or a table. */
export type Reading = 'line' | 'numbered' | 'bulleted' | 'chat' | 'recipients' | 'row' | TableReading;

export const isTable = (reading: Reading): reading is TableReading => reading in separators;

/** The cells of a text in this reading. */
export function readAs(text: string, reading: Reading): Table {
  if (isTable(reading)) return readTable(text, separators[reading]);
  if (reading === 'chat') return { rows: speakersOf(linesOf(text)).map((speaker) => [speaker]) };
  if (reading === 'recipients') return { rows: recipientsOf(text).map((name) => [name]) };
  if (reading === 'row') return { rows: withWeights(piecesOf(text)) };
  const lines = linesOf(text);
  return { rows: withWeights(reading === 'line' ? lines : lines.map(withoutMarker)) };
}

/** “Anna x3” has two cells if the lines of its list have weights; the second cell is the weight. */
const withWeights = (lines: readonly string[]): string[][] => {
  if (!haveWeights(lines)) return lines.map((line) => [line]);
  return lines.map((line) => {
    const found = weightIn(line);
    return found ? [found.text, String(found.weight)] : [line, '1'];
  });
};

function piecesOf(text: string): string[] {
  const sign = signBetween(text);
  return linesOf(text).flatMap((line) => line.split(sign));
}

/** The most likely reading of a text. Pasted text has no name. */
export function guessReading(text: string, name: string): Reading {
  const sample = sampleOf(text);
  if (isRecipients(text)) return 'recipients';
  if (sample.length === 1 && looksLikeRow(sample[0] ?? '')) return 'row';
  if (isChatLog(sample)) return 'chat';
  const table = guessTable(text, name);
  if (table) return table;
  return (isMarkedList(sample) && markingOf(sample)) || 'line';
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
