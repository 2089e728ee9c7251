/** The unit of a figure, which decides its format. */
export type Unit = 'count' | 'rate' | 'time' | 'bytes' | 'share';

type Format = (value: number) => string;

const megabyte = 1_000_000;

/** Figures as people read them: 12.5, 3 ms, 1.2 s, 84 MB, 40 %. */
export function figureFormats(locale: string): Record<Unit, Format> {
  const format = (options: Intl.NumberFormatOptions) => {
    const made = new Intl.NumberFormat(locale, options);
    return (value: number) => made.format(value);
  };
  const unit = (name: string, digits: number) =>
    format({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits });
  const count = format({ maximumFractionDigits: 0 });
  const seconds = unit('second', 1);
  const milliseconds = unit('millisecond', 0);
  const shortTimes = unit('millisecond', 1);
  const megabytes = unit('megabyte', 0);
  const share = format({ style: 'percent', maximumFractionDigits: 0 });
  const large = format({ maximumFractionDigits: 0 });
  const small = format({ maximumSignificantDigits: 2 });
  return {
    count,
    rate: (value) => (value >= 10 ? large(value) : small(value)),
    time: (value) => {
      if (value >= 1) return seconds(value);
      return value >= 0.01 ? milliseconds(value * 1000) : shortTimes(value * 1000);
    },
    bytes: (value) => megabytes(value / megabyte),
    share,
  };
}
