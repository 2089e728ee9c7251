import type { components } from './schema';

export interface ApiBases {
  /** The base of the product's own calls. */
  main: string;
  /** The base of content wheels. */
  content: string;
}

/**
 * The page calls the host it came from; in development the dev server proxies those calls. Only a page on a local host
 * may use another local port for content calls.
 */
export function apiBases(page: { origin: string }, contentPort?: string): ApiBases {
  const { hostname, protocol } = new URL(page.origin);
  const port = Number(contentPort);
  const hasContentPort = isLocalHost(hostname) && Number.isInteger(port) && port > 0 && port <= 65_535;
  return {
    main: page.origin,
    content: hasContentPort ? `${protocol}//${hostname}:${port}` : page.origin,
  };
}

const isLocalHost = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/** The full address of a call: `/public/…` is content, everything else the product's own. */
export function apiAddress(path: `/${string}`): string {
  const bases = apiBases(window.location, import.meta.env.VITE_CONTENT_PORT);
  return (path.startsWith('/public/') ? bases.content : bases.main) + path;
}

/** Counts an event; a beacon, so that it arrives even when the page is left at once. */
export function sendEvent(event: components['schemas']['Event']): void {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon?.(apiAddress('/api/events'), body);
}
