/** Marks that steer the direction of writing or have no width. Copied along from chats and web pages, they would turn
    a label round, or make two equal names different. Joiners stay: letters and emoji are made with them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Control characters no text has, but tab and line breaks. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\u0000-\u0008\u000e-\u001f\u007f]/g;

export const withoutUnseenMarks = (text: string): string => text.replace(unseen, '').replace(control, '');
