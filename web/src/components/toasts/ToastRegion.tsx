import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { overlayStore } from '../dialog/open-dialog';
import { lazyPart } from '../lazy-part/lazy-part';
import { ShowPart } from '../lazy-part/ShowPart';
import { toastStore } from './notify';
import styles from './ToastRegion.module.css';

const toasts = lazyPart(() => import('./Toasts').then((module) => module.Toasts));

/** Hosts the toasts, below the header of a page or on the stage; a dialog over the page shows them itself. `notify` says them. */
export function ToastRegion({ place }: { place?: 'stage' }) {
  const { t } = useTranslation('common');
  const hasToasts = useStore(toastStore, (state) => state.toasts.length > 0);
  const isCovered = useStore(overlayStore, ({ frames }) => frames.length > 0);
  const [wasNeeded, setNeeded] = useState(false);

  useEffect(() => {
    if (hasToasts) setNeeded(true);
  }, [hasToasts]);

  return (
    <section
      className={styles.region}
      data-place={place}
      aria-label={t('toasts.label')}
      aria-hidden={isCovered}
    >
      {wasNeeded && !isCovered && <ShowPart part={toasts} />}
    </section>
  );
}
