import { createStore } from 'zustand/vanilla';
import { AuthenticationRequired } from '../../api/api-error';
import { say } from '../message/say';

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

/** How long a success message stays, in ms; given by the specification. */
export const readingTime = 3000;
/** A warning or an error stays this many ms for each of its letters. */
const perLetter = 60;
/** Time to read it, decide, and reach the button. */
const decidingTime = 5000;
/** With more than this at once, the oldest leaves early. */
const mostAtOnce = 3;

export const toastStore = createStore<{ toasts: readonly Toast[]; count: number }>()(() => ({
  toasts: [],
  count: 0,
}));

/** Shows a toast and says it; with `Infinity` it stays until it is closed. */
export function notify(
  kind: ToastKind,
  text: string,
  action?: ToastAction,
  duration = action ? decidingTime : timeToRead(kind, text),
): void {
  toastStore.setState(({ toasts, count: made }) => {
    const toast: Toast = { id: made, kind, text, action, duration };
    return { toasts: [...toasts, toast].slice(-mostAtOnce), count: made + 1 };
  });
  say([text, action?.label, action?.or?.label].filter(Boolean).join(' '));
}

const timeToRead = (kind: ToastKind, text: string): number =>
  kind === 'warning' || kind === 'error' ? Math.max(readingTime, text.length * perLetter) : readingTime;

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

/** Reports a failure, unless the visitor has just been told that the session is over. */
export function tellFailure(error: unknown, text: string): void {
  if (error instanceof AuthenticationRequired) return;
  console.warn(text, error);
  notify('error', text);
}
