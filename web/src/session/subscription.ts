export const tiers = ['free', 'pro', 'premium'] as const;

export type Tier = (typeof tiers)[number];

export interface Subscription {
  tier: Tier;
  /** In milliseconds since 1970; `null` is a subscription without an end. */
  expires: number | null;
}

const free: Subscription = { tier: 'free', expires: null };

/** Reads the subscription of a token or a profile; anything invalid is the free tier. */
export function readSubscription(given: unknown): Subscription {
  if (typeof given !== 'object' || given === null) return free;
  const { tier, expires } = given as Record<string, unknown>;
  const known = tiers.find((candidate) => candidate === tier);
  const end = readExpiry(expires);
  return known && end !== undefined ? { tier: known, expires: end } : free;
}

/** A tier other than free whose expiry lies in the future. */
export const isActive = ({ tier, expires }: Subscription, now: number): boolean =>
  tier !== 'free' && (expires === null || expires > now);

/** A subscription that has expired counts as free. */
export const currentTier = (subscription: Subscription, now: number): Tier =>
  isActive(subscription, now) ? subscription.tier : 'free';

/** A date as text, or a time in seconds (as tokens write it) or milliseconds. */
function readExpiry(given: unknown): number | null | undefined {
  if (given === null || given === undefined) return null;
  if (typeof given === 'number' && Number.isFinite(given)) return given < 1e11 ? given * 1000 : given;
  const parsed = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
