import { deleteCloudWheel } from '../cloud/delete-cloud-wheel';

/** As long as the message with the undo is there. */
export const undoTime = 8000;

interface Deletion {
  /** Answers whether it was still in time. */
  undo: () => boolean;
}

const waiting = new Map<string, () => void>();

/**
 * Deletes a wheel once nobody has taken it back: until then its versions and its link are untouched. Whoever leaves
 * the page has decided.
 */
export function deleteLater(id: string, onFailure: () => void): Deletion {
  const run = () => {
    clearTimeout(timer);
    if (!waiting.delete(id)) return;
    void deleteCloudWheel(id).then((isGone) => {
      if (!isGone) onFailure();
    });
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

/** Deletes at once what is waiting; answers how to stop listening for the end of the page. */
export function deleteWhenLeft(): () => void {
  const flush = () => {
    for (const run of [...waiting.values()]) run();
  };
  window.addEventListener('pagehide', flush);
  return () => window.removeEventListener('pagehide', flush);
}
