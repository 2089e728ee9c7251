/** At least three short pieces between commas, semicolons, bars or tabs, none of them empty. */
const row = /^\s*(?:[^,;|、；，،\t\n]{1,30}[,;|、；，،\t]){2,}[^,;|、；，،\t\n]{1,30}[,;|、；，،\t]?\s*$/;

/** Two mail addresses, perhaps with names that have commas in them. */
const recipients = /\S@\S+\.\S[^@]*[,;][^@]*\S@\S+\.\S/;

/** Whether one line is a list with separators. */
export const looksLikeRow = (line: string): boolean => row.test(line) || recipients.test(line);
