import type { MediaItem } from './media-item';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** With one decimal; what would be 1024.0 of a unit is 1.0 of the next. */
const units = [
  { name: 'GB', size: megabyte * kilobyte },
  { name: 'MB', size: megabyte },
  { name: 'KB', size: kilobyte },
] as const;

export function formatSize(bytes: number, locale: string): string {
  if (bytes < kilobyte) return `${bytes} B`;
  const { name, size } = units.find((unit) => bytes >= unit.size - unit.size / kilobyte / 20) ?? units[2];
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${digits.format(bytes / size)} ${name}`;
}

/** A limit in megabytes: whole ones without decimals, small ones with two significant digits. */
export const formatMegabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(
    locale,
    bytes < megabyte ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 },
  ).format(bytes / megabyte);

/** How many characters of a file name are shown. */
export const nameLengths = { image: 15, sound: 40 } as const;

const cut = '…';
const longestExtension = 6;

/** A name of at most this many characters, shortened in the middle, so that the extension stays. */
export const shortName = (name: string, limit: number): string => nameParts(name, limit).join('');

/** The same in two parts, so that no line breaks within the extension. */
export function nameParts(name: string, limit: number): [start: string, extension: string] {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const dot = letters.lastIndexOf('.');
  const isExtension = dot > 0 && letters.length - dot <= longestExtension;
  const end = isExtension ? letters.slice(dot) : [];
  const start = letters.slice(0, letters.length - end.length);
  const room = limit - end.length;
  const shown = start.length <= room ? start : [...start.slice(0, room - cut.length), cut];
  return [shown.join(''), end.join('')];
}

export type Expiry = { kind: 'expires'; at: number } | { kind: 'never' } | { kind: 'error' };

/** What a file's badge says about its expiry. */
export function expiryOf({ expiresAt, expiryMismatch }: MediaItem): Expiry {
  if (expiryMismatch) return { kind: 'error' };
  return expiresAt === undefined ? { kind: 'never' } : { kind: 'expires', at: expiresAt };
}
