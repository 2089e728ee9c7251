import { useState } from 'react';
import type { AdminFigures } from '../../../api/admin';
import { Segment } from '../../../components/segment/Segment';
import { useTranslation } from '../../../i18n/use-translation';
import board from './FiguresBoard.module.css';
import type { figureFormats } from './figure-format';
import { type Column, columns, rowsOf, type Span } from './route-rows';
import styles from './Table.module.css';

interface RouteTableProps {
  figures: AdminFigures;
  formats: ReturnType<typeof figureFormats>;
}

/** How often each route was called, how often it failed, and how long it took. */
export function RouteTable({ figures, formats }: RouteTableProps) {
  const { t } = useTranslation('figures');
  const [span, setSpan] = useState<Span>('lastHour');
  const [column, setColumn] = useState<Column>('requests');
  const rows = rowsOf(figures, span, column);
  const written: Record<Column, (value: number) => string> = {
    requests: formats.count,
    rate: formats.rate,
    errors: formats.count,
    p50: formats.time,
    p99: formats.time,
  };
  return (
    <section>
      <h2 className={board.heading}>{t('routes.title')}</h2>
      <Segment
        label={t('routes.span')}
        options={(['lastHour', 'sinceStart'] as const).map((each) => ({
          value: each,
          label: t(`routes.${each}`),
        }))}
        value={span}
        onChange={setSpan}
      />
      {rows.length === 0 ? (
        <p className={board.empty}>{t('routes.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
        <section className={styles.frame} tabIndex={0} aria-label={t('routes.title')}>
          <table className={styles.table} data-routes>
            <caption className="visually-hidden">{t('routes.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('routes.route')}</th>
                {columns.map((each) => (
                  <th key={each} scope="col" aria-sort={each === column ? 'descending' : undefined}>
                    <button type="button" onClick={() => setColumn(each)}>
                      {t(`routes.${each}`)}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row" translate="no">
                    {row.name}
                  </th>
                  {columns.map((each) => {
                    const value = row[each];
                    const isFault = each === 'errors' && value !== null && value > 0;
                    return (
                      <td key={each} data-fault={isFault || undefined}>
                        {value === null ? '–' : written[each](value)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
