/** Creating a format costs a hundred times as much as using it. */
const lists = new Map<string, Intl.ListFormat>();

/** Names in a row, “Ana, Ben and Cleo”; as a `unit`, what is listed is read as one: “3 rows, 1 blank line”. */
export function formatList(
  names: readonly string[],
  locale: string,
  type: 'conjunction' | 'unit' = 'conjunction',
): string {
  const key = `${locale} ${type}`;
  const format = lists.get(key) ?? new Intl.ListFormat(locale, { type });
  lists.set(key, format);
  return format.format(names);
}

const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
const tinyPercent = { style: 'percent', maximumSignificantDigits: 1 } as const;

const formats = new Map<string, Intl.NumberFormat>();

/** Chances with at most one decimal: 12.5 %, 25 %; tiny ones more exactly than 0 %. */
export function formatChance(chance: number, locale: string): string {
  const isTiny = chance > 0 && chance < 0.0005;
  const key = `${locale} ${isTiny}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, isTiny ? tinyPercent : percent);
  formats.set(key, format);
  return format.format(chance);
}
