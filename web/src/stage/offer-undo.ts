import { dismissToast, notify, type ToastAction, toastStore } from '../components/toasts/notify';
import { stepBefore } from '../wheel/edits/undo-history';
import { wheelStore } from '../wheel/store';

interface Offer {
  text: string;
  label: string;
  takeBack: () => void;
  /** By then an undo would undo something else. */
  isOver: () => boolean;
  /** Another way than to take it back. */
  or?: ToastAction | undefined;
}

/** Says what has been done to the wheel and offers to undo it. */
export function offerUndo({ text, label, takeBack, isOver, or }: Offer): void {
  notify('success', text, { label, run: takeBack, or });
  const toast = toastStore.getState().toasts.at(-1);
  const stop = wheelStore.subscribe(() => {
    if (!isOver()) return;
    stop();
    if (toast) dismissToast(toast.id);
  });
}

/** Whether an undo would still take back this step; the step's index alone can't tell once 50 are kept. */
export function watchLastStep(): () => boolean {
  const taken = stepBefore(wheelStore.getState().undoHistory);
  return () => stepBefore(wheelStore.getState().undoHistory) === taken;
}
