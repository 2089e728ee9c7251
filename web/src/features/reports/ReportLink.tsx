import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useEffect } from 'react';
import { openDialog, opens } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ReportLink.module.css';

/** The target of the report link in a frame of another site. */
const opened = '#report';

export function ReportLink({ shareId }: { shareId: string }) {
  const { t } = useTranslation('reports');

  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash !== opened) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    openDialog('report', { shareId });
  }, [shareId]);

  return (
    <button type="button" className={styles.link} {...opens('report', { shareId })}>
      <IconFlag size={16} aria-hidden />
      <span className={styles.text}>{t('link')}</span>
    </button>
  );
}
