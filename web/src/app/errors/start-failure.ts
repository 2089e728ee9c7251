/**
 * Uncovers the notice that stands in the page itself, already in the page's language:
 * it needs neither translations nor React, which may be the very parts that failed.
 */
export function showStartFailure(error: unknown): void {
  console.error('The page did not start.', error);
  window.dispatchEvent(new Event('start-failure'));
}
