import type { Slice } from './document';

/** A choice as one line: a break inside would make two of it. */
export const lineOf = ({ text }: Slice): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trimEnd();

export const textOf = (slices: readonly Slice[]): string => slices.map(lineOf).join('\n');

export const linesIn = (text: string): string[] => text.split(/\r\n|[\r\n\u2028\u2029]/);
