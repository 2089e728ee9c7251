const sign = /[,;|、；，،\t]/;
const longestPiece = 30;

/** At least three short pieces between commas, semicolons, bars or tabs, none of them empty. */
const isRow = (line: string): boolean => {
  const pieces = line.split(sign);
  if (pieces.at(-1) === '') pieces.pop();
  return pieces.length > 2 && pieces.every(({ length }) => length > 0 && length <= longestPiece);
};

/** Two mail addresses, perhaps with names that have commas in them. */
const hasRecipients = (line: string): boolean => {
  const parts = line.split('@');
  const isAddress = (place: number) => /\S$/.test(parts[place - 1] ?? '') && /\.\S/.test(parts[place] ?? '');
  return parts.some(
    (part, place) => place > 0 && /[,;]/.test(part) && isAddress(place) && isAddress(place + 1),
  );
};

/** Whether one line is a list with separators. */
export function looksLikeRow(text: string): boolean {
  const line = text.trim();
  return !line.includes('\n') && (isRow(line) || hasRecipients(line));
}
