import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { lazyPart } from '../lazy-part/lazy-part';
import { ShowPart } from '../lazy-part/ShowPart';
import { toastStore } from './notify';
import styles from './ToastRegion.module.css';

const toasts = lazyPart(() => import('./Toasts').then((module) => module.Toasts));
/** Long enough not to compete with the start. */
const fetchAfter = 2000;

/** Hosts the toasts, in the corner of the window or of the stage. It exists from the start: screen readers only announce changes of regions they know. */
export function ToastRegion({ place }: { place?: 'stage' }) {
  const { t } = useTranslation('shell');
  const hasToasts = useStore(toastStore, (state) => state.toasts.length > 0);
  const [wasNeeded, setNeeded] = useState(false);

  // A toast often reports a lost connection: by then it is too late to fetch it.
  useEffect(() => {
    const timer = setTimeout(() => toasts.fetch().catch(() => {}), fetchAfter);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (hasToasts) setNeeded(true);
  }, [hasToasts]);

  return (
    <section className={styles.region} data-place={place} aria-label={t('toasts.label')} aria-live="polite">
      {wasNeeded && <ShowPart part={toasts} />}
    </section>
  );
}
