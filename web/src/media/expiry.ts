import type { MediaItem } from './media-item';

export type Expiry = { kind: 'expires'; at: number } | { kind: 'never' } | { kind: 'error' };

/** What the badge of a file says about its end. */
export function expiryOf({ expiresAt, expiryMismatch }: MediaItem): Expiry {
  if (expiryMismatch) return { kind: 'error' };
  return expiresAt === undefined ? { kind: 'never' } : { kind: 'expires', at: expiresAt };
}
