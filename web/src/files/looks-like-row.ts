/** At least three short pieces between commas, semicolons or bars, none of them empty. */
const row = /^\s*(?:[^,;|、；，،\n]{1,30}[,;|、；，،]){2,}[^,;|、；，،\n]{1,30}[,;|、；，،]?\s*$/;

/** Two mail addresses, perhaps with names that have commas in them. */
const recipients = /\S@\S+\.\S[^@]*[,;][^@]*\S@\S+\.\S/;

/** Whether one line is a list with separators. */
export const looksLikeRow = (line: string): boolean => row.test(line) || recipients.test(line);
