import IconAlertOctagon from '@tabler/icons-react/dist/esm/icons/IconAlertOctagon.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { IconButton } from '../controls/IconButton';
import { dismissToast, type Toast, type ToastAction, toastStore } from './notify';
import styles from './Toasts.module.css';

const icons = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconAlertOctagon,
};

export function Toasts() {
  return useStore(toastStore).toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation('common');
  const [isHeld, setHeld] = useState(false);
  const Icon = icons[toast.kind];

  useEffect(() => {
    if (isHeld || toast.duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.duration]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer only makes it wait, there is nothing to press here
    <div
      className={styles.toast}
      data-kind={toast.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={styles.icon} aria-hidden size={20} />
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <div className={styles.actions}>
          <ToastButton id={toast.id} action={toast.action} />
          {toast.action.or && <ToastButton id={toast.id} action={toast.action.or} />}
        </div>
      )}
      <IconButton className={styles.close} label={t('toasts.close')} onClick={() => dismissToast(toast.id)}>
        <IconX aria-hidden size={20} />
      </IconButton>
    </div>
  );
}

function ToastButton({ id, action }: { id: number; action: ToastAction }) {
  const run = () => {
    dismissToast(id);
    action.run();
  };
  return (
    <button type="button" className={styles.action} onClick={run}>
      {action.label}
    </button>
  );
}
