import { apiAddress } from '../api/base';

/** Where a room is heard, from the message after the last one seen. */
export function socketAddress(liveId: string, ticket: string, since: number | null): string {
  const url = new URL(apiAddress(`/api/live/${encodeURIComponent(liveId)}/socket`));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  if (since !== null) url.searchParams.set('since', String(since));
  return url.href;
}
