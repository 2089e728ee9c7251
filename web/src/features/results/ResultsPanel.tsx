import { useStore } from 'zustand';
import { Fold } from '../../components/fold/Fold';
import { EmptyState } from '../../components/load-state/EmptyState';
import { useTranslation } from '../../i18n/use-translation';
import { totalWins } from '../../wheel/picking/results';
import { wheelStore } from '../../wheel/store';
import { DrawLog } from './DrawLog';
import { HistoryList } from './HistoryList';
import { ResultsChart } from './ResultsChart';
import styles from './ResultsPanel.module.css';
import { ResultsTools } from './ResultsTools';
import { Statistics } from './Statistics';

const none: never[] = [];

export function ResultsPanel() {
  const { t } = useTranslation('results');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const history = wheel.results.history ?? none;
  if (history.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <div className={styles.panel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll to what lies below */}
      <section className={styles.scroller} aria-label={t('label')} tabIndex={0}>
        <DrawLog history={history} />
        <ResultsChart wheel={wheel} />
        <div className={styles.folds}>
          <Fold title={t('history.title')}>
            <HistoryList history={history} />
          </Fold>
          <Fold title={t('stats.title')}>
            <Statistics wheel={wheel} />
          </Fold>
        </div>
      </section>
      <ResultsTools total={totalWins(history)} />
    </div>
  );
}
