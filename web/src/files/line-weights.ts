import { LinePattern } from './line-pattern';

/** “Anna x3”, “Anna ×3”, “Anna * 3”, “Anna 3x” and “Anna (3)”; “3x Anna” and “3 × Anna”. */
const behind = new LinePattern(/^(.*\S)(?:\s*[×✕]\s?|\s+[xX*]\s?)(\d{1,3})$/u);
const timesBehind = new LinePattern(/^(.*\S)\s+(\d{1,3})\s?[x×✕]$/u);
const inBrackets = new LinePattern(/^(.*\S)\s*[(（](?:[x×]\s?)?(\d{1,2})(?:\s?[x×])?[)）]$/u);
const before = new LinePattern(/^(\d{1,3})\s?[x×✕]\s+(\S.*)$/u);

/** The text of a choice and its weight, when the line has one. */
export function weightIn(line: string): { text: string; weight: number } | null {
  const trimmed = line.trim();
  const [, text = '', digits = ''] =
    behind.exec(trimmed) ?? timesBehind.exec(trimmed) ?? inBrackets.exec(trimmed) ?? [];
  const [, first = '', rest = ''] = text === '' ? (before.exec(trimmed) ?? []) : [];
  const weight = Number(digits || first);
  return weight > 0 ? { text: text || rest, weight } : null;
}

/**
 * Whether the lines end in weights. “Room (1)”, “Room (2)” are names with numbers: without them nothing tells the lines
 * apart.
 */
export function haveWeights(lines: readonly string[]): boolean {
  const weighted = lines.flatMap((line) => weightIn(line) ?? []);
  const names = new Set(weighted.map(({ text }) => text.toLowerCase()));
  return weighted.length > 0 && names.size === weighted.length;
}
