import { createStore } from 'zustand/vanilla';
import { AuthenticationRequired } from '../../api/api-error';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** Something to do about it, such as taking it back. */
export interface ToastAction {
  label: string;
  run: () => void;
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
/** More than this at once is noise: the oldest leaves early. */
const mostAtOnce = 3;

interface ToastState {
  toasts: readonly Toast[];
  /** A dialog over the page shows them in the page's place. */
  isCovered?: boolean;
}

export const toastStore = createStore<ToastState>()(() => ({ toasts: [] }));

let lastId = 0;

/** The one way to tell the user something in passing; `Infinity` keeps it until it is closed. */
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

/** Says that something did not work, unless the visitor has just been told that the session is over. */
export function tellFailure(error: unknown, text: string): void {
  if (error instanceof AuthenticationRequired) return;
  console.warn(text, error);
  notify('error', text);
}
