import { fileNameOf } from '../../files/file-name';
import { downloadText } from '../../files/local-files';
import { writeCsv } from '../../files/write-csv';
import { translator } from '../../i18n/translate';
import type { HistoryEntry, Wheel } from '../../wheel/document/document';
import { winsInOrder } from '../../wheel/keeping/win-history';
import { inOrder, resultsByChoice, totalWins } from '../../wheel/picking/results';
import { wheelStore } from '../../wheel/store';

type Column = 'choice' | 'wins' | 'by' | 'last' | 'share' | 'chance' | 'expected' | 'time';
type Heading = (column: Column) => string;

/** The results as a table; the time is written so that every spreadsheet reads it as one. */
export const resultsTable = (history: readonly HistoryEntry[], heading: Heading): string =>
  writeCsv([
    (['choice', 'wins', 'by', 'last'] as const).map(heading),
    ...inOrder(history).map(({ itemName, won, by, lastWonTimestamp }) => [
      itemName,
      won,
      by,
      momentOf(lastWonTimestamp),
    ]),
  ]);

/** Each choice with its wins and with what its chance of today lets expect. */
export function statisticsTable(wheel: Wheel, heading: Heading): string {
  const all = totalWins(wheel.results.history ?? []);
  return writeCsv([
    (['choice', 'wins', 'share', 'chance', 'expected'] as const).map(heading),
    ...resultsByChoice(wheel).map(({ text, won, share, chance }) => [
      text,
      won,
      rounded(share),
      rounded(chance),
      rounded(chance * all),
    ]),
  ]);
}

/** One win after the other, the earliest first. */
export const winsTable = (history: readonly HistoryEntry[], heading: Heading): string =>
  writeCsv([
    (['time', 'choice', 'by'] as const).map(heading),
    ...winsInOrder(history).map(({ time, text, by }) => [momentOf(time), text, by]),
  ]);

const momentOf = (timestamp: number): string => {
  const moment = new Date(timestamp);
  return timestamp > 0 && Number.isFinite(moment.getTime()) ? moment.toISOString() : '';
};

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export type ResultsExport = 'results' | 'statistics' | 'log';

export function saveResults(what: ResultsExport): void {
  const { wheel } = wheelStore.getState();
  const { name, results } = wheel;
  const { history = [] } = results;
  const t = translator('results');
  const heading: Heading = (column) => t(`csv.${column}`);
  const exports = {
    results: () => [t('file'), resultsTable(history, heading)],
    statistics: () => [t('files.statistics'), statisticsTable(wheel, heading)],
    log: () => [t('files.log'), winsTable(history, heading)],
  };
  const [file, table = ''] = exports[what]();
  downloadText(fileNameOf(`${name ?? ''} ${file}`, 'csv'), table, 'text/csv;charset=utf-8');
}
