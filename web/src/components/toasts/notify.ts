import { createStore } from 'zustand/vanilla';
import { AuthenticationRequired } from '../../api/api-error';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** An action such as undo. */
export interface ToastAction {
  label: string;
  run: () => void;
  /** The alternative to it. */
  or?: ToastAction | undefined;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
  /** How long it stays, in ms. */
  duration: number;
}

const readingTime = 3000;
/** Time to read it, decide, and reach the button. */
const decidingTime = 10_000;
/** With more than this at once, the oldest leaves early. */
const mostAtOnce = 3;

export const toastStore = createStore<{ toasts: readonly Toast[] }>()(() => ({ toasts: [] }));

let lastId = 0;

/** Shows a toast; with `Infinity` it stays until it is closed. */
export function notify(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  duration = action ? decidingTime : readingTime,
): void {
  lastId += 1;
  const toast: Toast = { id: lastId, kind, text, action, duration };
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, toast].slice(-mostAtOnce) }));
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Reports a failure, unless the visitor has just read that the session is over. */
export function tellFailure(error: unknown, text: string): void {
  if (error instanceof AuthenticationRequired) return;
  console.warn(text, error);
  notify('error', text);
}
