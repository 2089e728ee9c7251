import { useId } from 'react';
import type { AdminFigures } from '../../../api/admin';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './Chart.module.css';
import { ChartTable } from './ChartTable';
import { chartHeight, chartWidth, pathOf, scaleFor, summaryOf } from './chart-shape';
import { type ChartPlan, limitOf } from './charts';

export interface ChartProps {
  plan: ChartPlan;
  figures: AdminFigures;
  format: (value: number) => string;
}

/** A few lines over the last hour: drawn, or as a table with a row per minute. */
export function Chart({ isInTable, ...chart }: ChartProps & { isInTable: boolean }) {
  const { t } = useTranslation('figures');
  const id = useId();
  const { plan, figures, format } = chart;
  return (
    <>
      <h3 id={id} className={styles.title}>
        {t(`charts.${plan.id}`)}
      </h3>
      <ul className={styles.legend}>
        {plan.lines.map((line, place) => {
          const now = figures.series[line].at(-1) ?? null;
          const limit = limitOf(figures, line);
          return (
            <li key={line}>
              <Swatch place={place} />
              {t(`lines.${line}`)}
              <strong>
                {now === null ? '–' : format(now)}
                {limit !== undefined && ` / ${format(limit)}`}
              </strong>
            </li>
          );
        })}
      </ul>
      {isInTable ? <ChartTable {...chart} titleId={id} /> : <Drawing {...chart} />}
    </>
  );
}

function Swatch({ place }: { place: number }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 24 8" aria-hidden="true">
      <path className={styles.line} data-place={place} d="M1 4H23" />
    </svg>
  );
}

function Drawing({ plan, figures, format }: ChartProps) {
  const { t } = useTranslation('figures');
  const { locale } = useLanguage();
  const id = useId();
  const { times, series } = figures;
  const top = scaleFor(
    plan.lines.map((line) => series[line]),
    plan.least,
  );
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const told = plan.lines.map((line) => {
    const summary = summaryOf(series[line]);
    if (!summary) return t('told.none', { line: t(`lines.${line}`) });
    const { now, least, most } = summary;
    return t('told.line', {
      line: t(`lines.${line}`),
      now: now === null ? '–' : format(now),
      least: format(least),
      most: format(most),
    });
  });
  return (
    <div className={styles.drawing}>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-told`}
      >
        <title id={`${id}-title`}>{t(`charts.${plan.id}`)}</title>
        <desc id={`${id}-told`}>{told.join(' ')}</desc>
        <path className={styles.grid} d={`M0 0H${chartWidth}M0 ${chartHeight / 2}H${chartWidth}`} />
        <path className={styles.ground} d={`M0 ${chartHeight}H${chartWidth}`} />
        {plan.lines.map((line, place) => (
          <path key={line} className={styles.line} data-place={place} d={pathOf(series[line], times, top)} />
        ))}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{format(top)}</span>
        <span>{format(0)}</span>
      </div>
      <div className={styles.times} aria-hidden="true">
        <span>{time.format(times[0])}</span>
        <span>{time.format(times.at(-1))}</span>
      </div>
    </div>
  );
}
