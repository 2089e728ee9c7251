import { useMemo, useState } from 'react';
import type { AdminFigures } from '../../../api/admin';
import { SwitchRow } from '../../../components/switch/SwitchRow';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { Chart } from './Chart';
import { charts } from './charts';
import styles from './FiguresBoard.module.css';
import { figureFormats } from './figure-format';
import { Process } from './Process';
import { RouteTable } from './RouteTable';

/** All figures of one response. */
export function FiguresBoard({ figures }: { figures: AdminFigures }) {
  const { t } = useTranslation('figures');
  const { locale } = useLanguage();
  const [isInTables, setInTables] = useState(false);
  const formats = useMemo(() => figureFormats(locale), [locale]);
  const hasMoments = figures.times.length > 0;
  return (
    <>
      <Process figures={figures} />
      <section>
        <div className={styles.head}>
          <h2 className={styles.heading}>{t('hour')}</h2>
          {hasMoments && <SwitchRow label={t('asTables')} isOn={isInTables} onChange={setInTables} />}
        </div>
        {hasMoments ? (
          <ul className={styles.charts}>
            {charts.map((plan) => (
              <li key={plan.id} className={styles.card}>
                <Chart plan={plan} figures={figures} format={formats[plan.unit]} isInTable={isInTables} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{t('empty')}</p>
        )}
      </section>
      <RouteTable figures={figures} formats={formats} />
    </>
  );
}
