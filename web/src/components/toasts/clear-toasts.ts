import { type Toast, toastStore } from './notify';

/** Removes the toasts that would leave by themselves: attention belongs elsewhere. Those without a time limit stay. */
export function clearToasts(): void {
  const { toasts } = toastStore.getState();
  const staying = toasts.filter(staysUntilClosed);
  if (staying.length < toasts.length) toastStore.setState({ toasts: staying });
}

const staysUntilClosed = ({ duration }: Toast): boolean => duration === Number.POSITIVE_INFINITY;
