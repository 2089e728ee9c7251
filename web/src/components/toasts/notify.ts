import { createStore } from 'zustand/vanilla';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
}

export const toastDuration = 3000;
/** More than this at once is noise: the oldest leaves early. */
const mostAtOnce = 3;

export const toastStore = createStore<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

/** The one way to tell the user something in passing. */
export function notify(kind: ToastKind, text: string): void {
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-mostAtOnce) }));
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
