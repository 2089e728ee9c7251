import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { useTranslation } from '../../i18n/use-translation';
import { offerUndo, watchLastStep } from '../../stage/offer-undo';
import { wheelStore } from '../../wheel/store';
import styles from './ResultsPanel.module.css';
import { saveResults } from './save-results';

/** How many wins there are, and what can be done with all of them. */
export function ResultsTools({ total }: { total: number }) {
  const { t } = useTranslation(['results', 'undo']);
  const { clear: clearLog, undo } = wheelStore.getState();

  const clear = () => {
    clearLog('clear');
    const isLastStep = watchLastStep();
    offerUndo({ text: t('cleared'), label: t('undo:undo'), takeBack: undo, isOver: () => !isLastStep() });
  };

  return (
    <div className={styles.tools}>
      <p className={styles.total}>{t('wins', { count: total })}</p>
      <MenuWithButton
        className={styles.tool}
        label={t('export')}
        short={t('export')}
        icon={<IconFileDownload size={20} aria-hidden />}
        entries={[
          { label: t('exports.log'), icon: IconListNumbers, run: () => saveResults('log') },
          { label: t('history.title'), icon: IconTrophy, run: () => saveResults('results') },
          { label: t('chart.title'), icon: IconChartBar, run: () => saveResults('statistics') },
        ]}
      />
      <button type="button" className={styles.tool} onClick={clear}>
        <IconTrash size={20} aria-hidden />
        {t('clear')}
      </button>
    </div>
  );
}
