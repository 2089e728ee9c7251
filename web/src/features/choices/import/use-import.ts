import { useMemo, useState } from 'react';
import {
  type Columns,
  guessColumns,
  guessSeparator,
  readTable,
  type Separator,
} from '../../../files/guess-table';
import { wheelStore } from '../../../wheel/store';
import type { ListFile } from './import-state';
import { listOfTable } from './list-of-table';

const noRows: string[][] = [];

/** A file as the visitor wants it read: what was guessed about it, until they say otherwise. */
export function useImport({ name, text }: ListFile) {
  const [separator, setSeparator] = useState<Separator>(() => guessSeparator(text, name));
  const [chosen, setChosen] = useState<Partial<Columns>>({});
  const [skipBlanks, setSkipBlanks] = useState(true);
  const [skipDuplicates, setSkipDuplicates] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const [slices] = useState(() => wheelStore.getState().config['wheel-definition'].slices);

  const table = useMemo(() => readTable(text, separator), [text, separator]);
  const rows = table.rows ?? noRows;
  const columns = useMemo(() => ({ ...guessColumns(rows), ...chosen }), [rows, chosen]);
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
    separator,
    // Other cells make other columns: what was chosen among the former means nothing among these.
    separate: (next: Separator) => {
      setSeparator(next);
      setChosen({});
    },
    brokenLine: table.brokenLine,
    width: rows.slice(0, 100).reduce((most, row) => Math.max(most, row.length), 1),
    firstRow: rows[0] ?? [],
    columns,
    choose: (change: Partial<Columns>) => setChosen({ ...chosen, ...change }),
    list,
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
