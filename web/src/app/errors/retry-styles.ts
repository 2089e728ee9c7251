import { tryAgainLater } from '../../session/try-again-later';

/**
 * Fetches a style sheet again that was lost on the way. The build's own loader asks for each sheet once: without this a
 * part whose script is fetched at the second try would stay without its styles. Returns how to stop.
 */
export function retryStyles(): () => void {
  const stops = new Set<() => void>();
  const attempts = new Map<string, number>();

  const failed = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const attempt = attempts.get(target.href) ?? 0;
    attempts.set(target.href, attempt + 1);
    const stop = tryAgainLater(attempt, () => {
      stops.delete(stop);
      // A link that has failed never asks again; its copy does.
      target.replaceWith(target.cloneNode());
    });
    stops.add(stop);
  };
  // The errors of elements don't bubble.
  document.addEventListener('error', failed, { capture: true });
  return () => {
    document.removeEventListener('error', failed, { capture: true });
    for (const stop of stops) stop();
  };
}
