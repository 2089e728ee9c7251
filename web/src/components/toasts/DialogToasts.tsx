import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DialogToasts.module.css';
import { toastStore } from './notify';
import { Toasts } from './Toasts';

/** Toasts within a dialog that covers the page: behind it they could not be seen, heard or clicked. */
export function DialogToasts() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    toastStore.setState({ isCovered: true });
    return () => toastStore.setState({ isCovered: false });
  }, []);
  return (
    <section className={styles.region} aria-label={t('toasts.label')} aria-live="polite">
      <Toasts isInDialog />
    </section>
  );
}
