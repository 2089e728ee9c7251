const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Bytes as B, KB or MB with one decimal. */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < kilobyte) return `${bytes} B`;
  const isLarge = bytes >= megabyte - kilobyte / 20;
  const amount = bytes / (isLarge ? megabyte : kilobyte);
  const digits = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${digits.format(amount)} ${isLarge ? 'MB' : 'KB'}`;
}

/** A limit in whole megabytes where it is one; small ones with two digits that tell. */
export const formatMegabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(
    locale,
    bytes < megabyte ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 },
  ).format(bytes / megabyte);
