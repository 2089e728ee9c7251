import { deleteCloudWheel } from '../../../cloud/load-wheels';

/** As long as the message with the undo is there. */
export const undoTime = 8000;

interface Deletion {
  /** Returns whether it was still in time. */
  undo: () => boolean;
}

const waiting = new Map<string, () => void>();

/**
 * Deletes a wheel once the time for undo is over: until then its versions and its link are untouched. Leaving the page
 * ends that time. `onAnswer` is called with whether the wheel is gone.
 */
export function deleteLater(id: string, onAnswer: (isGone: boolean) => void): Deletion {
  const run = () => {
    clearTimeout(timer);
    if (waiting.delete(id)) void deleteCloudWheel(id).then((error) => onAnswer(error === null));
  };
  const timer = window.setTimeout(run, undoTime);
  waiting.set(id, run);
  return {
    undo: () => {
      clearTimeout(timer);
      return waiting.delete(id);
    },
  };
}

/** Runs pending deletions when the page is left. Returns how to stop. */
export function deleteWhenLeft(): () => void {
  const flush = () => {
    for (const run of [...waiting.values()]) run();
  };
  window.addEventListener('pagehide', flush);
  return () => window.removeEventListener('pagehide', flush);
}
