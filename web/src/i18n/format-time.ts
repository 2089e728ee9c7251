const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Creating a format costs a hundred times as much as using it. */
const relative = new Map<string, Intl.RelativeTimeFormat>();
const absolute = new Map<string, Intl.DateTimeFormat>();

/** How long ago: “now”, “5 minutes ago”, “yesterday”. A wrong clock doesn't make it the future. */
export function formatAgo(timestamp: number, now: number, locale: string): string {
  const format = relative.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  relative.set(locale, format);
  const ago = Math.max(0, now - timestamp);
  const [unit, length] = units.find(([, each]) => ago >= each) ?? ['second', 1000];
  return format.format(unit === 'second' ? 0 : -Math.floor(ago / length), unit);
}

/** The day and the time of day. */
export function formatMoment(timestamp: number, locale: string): string {
  const format =
    absolute.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  absolute.set(locale, format);
  return format.format(timestamp);
}
