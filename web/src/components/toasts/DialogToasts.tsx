import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { overlayStore } from '../dialog/open-dialog';
import styles from './DialogToasts.module.css';
import { Toasts } from './Toasts';

/** Toasts within the uppermost dialog: behind it they could not be seen, heard or clicked. */
export function DialogToasts({ frame }: { frame: HTMLDialogElement | null }) {
  const { t } = useTranslation('common');
  const isUppermost = useStore(overlayStore, ({ frames }) => frame !== null && frames.at(-1) === frame);
  return (
    <section className={styles.region} aria-label={t('toasts.label')} aria-hidden={!isUppermost}>
      {isUppermost && <Toasts />}
    </section>
  );
}
