import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import type { ChartProps } from './Chart';
import { minutesOf } from './chart-shape';
import styles from './Table.module.css';

/** The figures of a chart, a row per minute, the newest first. */
export function ChartTable({ plan, figures, format, titleId }: ChartProps & { titleId: string }) {
  const { t } = useTranslation('figures');
  const { locale } = useLanguage();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
    <section className={styles.frame} data-height="low" tabIndex={0} aria-labelledby={titleId}>
      <table className={styles.table} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
            {plan.lines.map((line) => (
              <th key={line} scope="col">
                {t(`lines.${line}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {minutesOf(figures.times).map((place) => (
            <tr key={figures.times[place]}>
              <th scope="row">{time.format(figures.times[place])}</th>
              {plan.lines.map((line) => {
                const value = figures.series[line][place] ?? null;
                return <td key={line}>{value === null ? '–' : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
