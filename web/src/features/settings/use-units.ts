import { useMemo } from 'react';
import { useLanguage } from '../../i18n/use-language';

export interface Units {
  decimal: (value: number) => string;
  seconds: (value: number) => string;
  /** Whole minutes as minutes, the rest as seconds. */
  span: (value: number) => string;
  pixels: (value: number) => string;
  percent: (value: number) => string;
  /** A factor of the size that a text has by itself. */
  ofPlainText: (value: number) => string;
  count: (value: number) => string;
}

const plainTextSize = 16;

/** Numbers with their units in the page's language. */
export function useUnits(): Units {
  const { locale } = useLanguage();
  return useMemo(() => {
    const format = (options: Intl.NumberFormatOptions) => {
      const numbers = new Intl.NumberFormat(locale, options);
      return (value: number) => numbers.format(value);
    };
    const unit = (name: string) =>
      format({ style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 });
    const [seconds, minutes, share, whole] = [
      unit('second'),
      unit('minute'),
      format({ style: 'percent' }),
      format({}),
    ];
    return {
      decimal: format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      seconds,
      span: (value) => (value >= 60 && value % 60 === 0 ? minutes(value / 60) : seconds(value)),
      pixels: (value) => `${whole(value)}\u00a0px`,
      percent: (value) => share(value / 100),
      ofPlainText: (value) => share(value / plainTextSize),
      count: whole,
    };
  }, [locale]);
}
