import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import IconTrophy from '@tabler/icons-react/dist/esm/icons/IconTrophy.mjs';
import { useCallback, useRef, useState } from 'react';
import { Menu } from '../../components/menu/Menu';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ResultsPanel.module.css';
import { saveResults } from './save-results';

/** The results as one of several tables. */
export function ExportResults() {
  const { t } = useTranslation('results');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconFileDownload size={20} aria-hidden />
        {t('export')}
      </button>
      {isOpen && button.current && (
        <Menu
          label={t('export')}
          anchor={button.current}
          onClose={close}
          entries={[
            { label: t('exports.log'), icon: IconListNumbers, run: () => saveResults('log') },
            { label: t('history.title'), icon: IconTrophy, run: () => saveResults('results') },
            { label: t('chart.title'), icon: IconChartBar, run: () => saveResults('statistics') },
          ]}
        />
      )}
    </>
  );
}
