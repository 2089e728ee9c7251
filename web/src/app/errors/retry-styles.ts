import { tryAgainLater } from '../../network/try-again-later';

/**
 * Fetches a style sheet again after its request failed. The build's own loader requests each sheet once, so a part
 * whose script loads at the second attempt would otherwise stay unstyled. Returns how to stop.
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
      // A link that has failed never requests again; its copy does.
      target.replaceWith(target.cloneNode());
    });
    stops.add(stop);
  };
  // Error events of elements don't bubble.
  document.addEventListener('error', failed, { capture: true });
  return () => {
    document.removeEventListener('error', failed, { capture: true });
    for (const stop of stops) stop();
  };
}
