import { useMemo, useState } from 'react';
import { type Columns, guessColumns } from '../../../files/guess-table';
import {
  guessReading,
  isTable,
  type Reading,
  readAs,
  readingsOf,
  withWeights,
} from '../../../files/readings';
import { isReplaceableSample } from '../../../stage/replace-sample';
import { wheelStore } from '../../../wheel/store';
import { listOfTable } from './list-of-table';

const noRows: string[][] = [];
const columnsOf = (reading: Reading, rows: string[][]): Columns =>
  isTable(reading) || reading === 'line' ? guessColumns(rows) : { hasHeader: false, text: 0, weight: null };
const canHaveWeights = (reading: Reading): boolean =>
  !isTable(reading) && reading !== 'chat' && reading !== 'recipients';
/** The columns of a list whose weights followed its texts: “Anna x3”. */
const weighted: Columns = { hasHeader: false, text: 0, weight: 1 };

/** The rows of a list whose lines have weights behind them; otherwise null. */
export const weightedRows = (reading: Reading, rows: readonly string[][]): string[][] | null =>
  canHaveWeights(reading) ? withWeights(rows) : null;

/** A text and how it is read: guessed at first, until the visitor chooses. */
export function useImport(name: string, text: string, isWholeList = false) {
  const [guess] = useState(() => guessReading(text, name));
  const [reading, setReading] = useState(guess);
  const [chosen, setChosen] = useState<Partial<Columns>>({});
  const [skipBlanks, setSkipBlanks] = useState(true);
  const [skipDuplicates, setSkipDuplicates] = useState(false);
  const [readsWeights, setReadsWeights] = useState(true);
  const [isReplacing, setReplacing] = useState(() => isWholeList || isReplaceableSample());
  const [slices] = useState(() => wheelStore.getState().wheel.slices);

  const readings = useMemo(() => readingsOf(text, guess), [text, guess]);
  const table = useMemo(() => readAs(text, reading), [text, reading]);
  const read = table.rows ?? noRows;
  const withTheirs = useMemo(() => weightedRows(reading, read), [read, reading]);
  const isWeighted = readsWeights && withTheirs !== null;
  const rows = isWeighted ? withTheirs : read;
  const columns = useMemo(
    () => ({ ...(isWeighted ? weighted : columnsOf(reading, rows)), ...chosen }),
    [rows, reading, isWeighted, chosen],
  );
  const list = useMemo(
    () =>
      listOfTable(
        rows,
        {
          hasHeader: columns.hasHeader,
          textColumn: columns.text,
          weightColumn: columns.weight,
          skipBlanks,
          skipDuplicates,
        },
        isReplacing ? [] : slices.map((slice) => slice.text),
      ),
    [rows, columns, skipBlanks, skipDuplicates, isReplacing, slices],
  );

  return {
    text,
    reading,
    readings,
    // Another reading has other columns: the choice of columns no longer applies.
    read: (next: Reading) => {
      setReading(next);
      setChosen({});
    },
    brokenLine: table.brokenLine,
    width: read.slice(0, 100).reduce((most, row) => Math.max(most, row.length), 1),
    firstRow: rows[0] ?? [],
    columns,
    choose: (change: Partial<Columns>) => setChosen({ ...chosen, ...change }),
    list,
    mayHaveWeights: withTheirs !== null,
    readsWeights,
    setReadsWeights,
    skipBlanks,
    setSkipBlanks,
    skipDuplicates,
    setSkipDuplicates,
    isReplacing,
    setReplacing,
    onWheel: slices.length,
  };
}

export type Import = ReturnType<typeof useImport>;
