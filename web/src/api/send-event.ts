import { apiAddress } from './base';
import type { components } from './schema';

type PageEvent = components['schemas']['Event'];

/** Counts an event; a beacon, so that it arrives even when the page is left at once. */
export function sendEvent(event: PageEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon?.(apiAddress('/api/events'), body);
}
