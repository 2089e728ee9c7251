import { useEffect, useRef } from 'react';

const fields = new Set<() => void>();

/**
 * Makes every field commit its unfinished text without leaving the field. Code that reads the whole wheel calls this
 * first: a save, a spin, a share, a download, the end of the page.
 */
export function finishTyping(): void {
  for (const handOver of [...fields]) handOver();
}

/** Adds a field whose value counts only once the field is left. Returns how to remove it. */
export function addUnfinishedField(handOver: () => void): () => void {
  fields.add(handOver);
  return () => fields.delete(handOver);
}

/** The same for a React field, as long as it is mounted. */
export function useUnfinishedField(handOver: () => void): void {
  const latest = useRef(handOver);
  useEffect(() => {
    latest.current = handOver;
  });
  useEffect(() => addUnfinishedField(() => latest.current()), []);
}

/**
 * Commits unfinished text when the page is left, or hidden and perhaps never shown again. Listens in the capture
 * phase, which comes before the wheel is stored for the last time. Returns how to stop.
 */
export function finishTypingOnLeave(): () => void {
  const hidden = () => {
    if (document.visibilityState === 'hidden') finishTyping();
  };
  window.addEventListener('pagehide', finishTyping, { capture: true });
  document.addEventListener('visibilitychange', hidden, { capture: true });
  return () => {
    window.removeEventListener('pagehide', finishTyping, { capture: true });
    document.removeEventListener('visibilitychange', hidden, { capture: true });
  };
}
