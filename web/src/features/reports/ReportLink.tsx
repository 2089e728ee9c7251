import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import { useEffect, useState } from 'react';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ReportLink.module.css';

const dialog = lazyPart(async () => (await withTexts(import('./ReportDialog'), 'feedback')).ReportDialog);

/** The target of the report link in a frame of another site. */
const opened = '#report';

export function ReportLink({ shareId }: { shareId: string }) {
  const { t } = useTranslation('reports');
  const [isOpen, setOpen] = useState(false);
  const Dialog = usePart(isOpen ? dialog : null, (error) => {
    tellMissingPart('The report’s dialog could not be loaded.', error);
    setOpen(false);
  });

  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash !== opened) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    setOpen(true);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.link}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...warmedBy(dialog)}
      >
        <IconFlag size={16} aria-hidden />
        <span className={styles.text}>{t('link')}</span>
      </button>
      {Dialog && <Dialog shareId={shareId} onClose={() => setOpen(false)} />}
    </>
  );
}
