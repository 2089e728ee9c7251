import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from '../../i18n/use-translation';
import { offerUndo, watchLastStep } from '../../stage/offer-undo';
import { wheelStore } from '../../wheel/store';
import { ExportResults } from './ExportResults';
import styles from './ResultsPanel.module.css';

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
      <ExportResults />
      <button type="button" className={styles.tool} onClick={clear}>
        <IconTrash size={20} aria-hidden />
        {t('clear')}
      </button>
    </div>
  );
}
