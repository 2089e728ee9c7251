import type { Slice } from './document';

/** A choice as one line: a break inside would make two of it. */
export const lineOf = ({ text }: Slice): string => {
  const lines = linesIn(text);
  if (lines.length === 1) return text.trimEnd();
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
};

export const textOf = (slices: readonly Slice[]): string => slices.map(lineOf).join('\n');

export const linesIn = (text: string): string[] => text.split(/\r\n|[\r\n\u2028\u2029]/);
