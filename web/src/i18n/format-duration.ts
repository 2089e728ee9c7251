/** A round time in seconds or minutes, in words: “30 seconds”, “5 minutes”. */
export function formatDuration(seconds: number, locale: string): string {
  const isWhole = seconds % 60 === 0;
  const style = { style: 'unit', unit: isWhole ? 'minute' : 'second', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(isWhole ? seconds / 60 : seconds);
}
