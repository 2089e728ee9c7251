import i18next from 'i18next';
import { downloadText } from '../../files/download';
import { fileNameOf } from '../../files/file-name';
import { writeCsv } from '../../files/write-csv';
import type { HistoryEntry } from '../../wheel/document';
import { inOrder } from '../../wheel/results';
import { wheelStore } from '../../wheel/store';

type Heading = 'choice' | 'wins' | 'by' | 'last';

/** The results as a table; the time is written so that every spreadsheet reads it as one. */
export function resultsTable(history: readonly HistoryEntry[], heading: (column: Heading) => string): string {
  return writeCsv([
    (['choice', 'wins', 'by', 'last'] as const).map(heading),
    ...inOrder(history).map(({ itemName, won, by, lastWonTimestamp }) => [
      itemName,
      won,
      by,
      momentOf(lastWonTimestamp),
    ]),
  ]);
}

const momentOf = (timestamp: number): string => {
  const moment = new Date(timestamp);
  return timestamp > 0 && Number.isFinite(moment.getTime()) ? moment.toISOString() : '';
};

export function saveResults(): void {
  const { name, history = [] } = wheelStore.getState().config['wheel-definition'];
  const t = i18next.getFixedT(null, 'results');
  const table = resultsTable(history, (column) => t(`csv.${column}`));
  downloadText(fileNameOf(`${name ?? ''} ${t('file')}`, 'csv'), table, 'text/csv;charset=utf-8');
}
