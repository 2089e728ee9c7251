type Cell = string | number | boolean;

/** A spreadsheet would run these as a formula. */
const startsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",;\r\n\t]|^\s|\s$|^'/;

/** A table that every spreadsheet reads: with a byte order mark and the line ends of RFC 4180. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

function cellOf(value: Cell): string {
  if (typeof value !== 'string') return String(value);
  const text = startsFormula.test(value) ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
