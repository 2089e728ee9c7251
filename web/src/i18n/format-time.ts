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
export const formatMoment = (timestamp: number, locale: string): string =>
  formatted(timestamp, locale, { dateStyle: 'medium', timeStyle: 'short' });

export const formatDay = (timestamp: number, locale: string): string =>
  formatted(timestamp, locale, { dateStyle: 'long' });

export const formatTimeOfDay = (timestamp: number, locale: string): string =>
  formatted(timestamp, locale, { timeStyle: 'short' });

/** Empty for a number beyond all dates, which a stored wheel may hold. */
function formatted(timestamp: number, locale: string, style: Intl.DateTimeFormatOptions): string {
  if (!(Math.abs(timestamp) <= 8.64e15)) return '';
  const key = `${locale} ${style.dateStyle} ${style.timeStyle}`;
  const format = absolute.get(key) ?? new Intl.DateTimeFormat(locale, style);
  absolute.set(key, format);
  return format.format(timestamp);
}

/** A round time in seconds or minutes, in words: “30 seconds”, “5 minutes”. */
export function formatDuration(seconds: number, locale: string): string {
  const isWhole = seconds % 60 === 0;
  const style = { style: 'unit', unit: isWhole ? 'minute' : 'second', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(isWhole ? seconds / 60 : seconds);
}
