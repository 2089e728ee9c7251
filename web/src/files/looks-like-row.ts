/** At least three short pieces between commas, semicolons or bars, none of them empty. */
const row = /^\s*(?:[^,;|\n]{1,30}[,;|]){2,}[^,;|\n]{1,30}[,;|]?\s*$/;

/** Whether one line is a list with separators. */
export const looksLikeRow = (line: string): boolean => row.test(line);
