export type Table =
  | { rows: string[][]; brokenLine?: undefined }
  /** The line with a quote that never ends, or ends in the middle of a cell. */
  | { rows?: undefined; brokenLine: number };

/**
 * Rows of cells as in RFC 4180, with all kinds of line breaks; quotes inside an unquoted cell are ordinary characters.
 */
export function readCsv(text: string, separator: string): Table {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  let line = 1;

  const endOfPlainCell = (from: number): number => {
    for (let end = from; end < text.length; end += 1) {
      const letter = text[end];
      if (letter === separator || letter === '\n' || letter === '\r') return end;
    }
    return text.length;
  };

  while (at < text.length) {
    if (text[at] === '"') {
      const quoted = quotedCell(text, at);
      if (!quoted || !isCellEnd(text[quoted.end], separator)) return { brokenLine: line };
      row.push(quoted.cell);
      line += quoted.breaks;
      at = quoted.end;
    } else {
      const end = endOfPlainCell(at);
      row.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === separator) {
      at += 1;
      // A separator at the end opens one more, empty cell.
      if (at === text.length || isBreak(text[at])) row.push('');
      else continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
  }
  return { rows };
}

function quotedCell(text: string, start: number): { cell: string; end: number; breaks: number } | null {
  let cell = '';
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1, breaks: breaksIn(cell) };
    cell += '"';
    from = quote + 2;
  }
}

const isBreak = (letter: string | undefined): boolean => letter === '\n' || letter === '\r';

const isCellEnd = (letter: string | undefined, separator: string): boolean =>
  letter === undefined || letter === separator || isBreak(letter);

const breaksIn = (cell: string): number => cell.match(/\r\n|[\r\n]/g)?.length ?? 0;
