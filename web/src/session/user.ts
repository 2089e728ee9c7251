/** A wheel of the recent list. */
export interface RecentWheel {
  id: string;
  name?: string;
  updatedAt?: string | number;
}

export interface User {
  id: string;
  name: string;
  email: string | undefined;
  picture: string | undefined;
  providerName: string | undefined;
  subscription: Subscription;
  credits: number;
  /** May moderate. */
  isAdmin?: true;
}

/** The user of a profile response, under the field names of older and newer servers. */
export function readUser(given: unknown): User | null {
  if (typeof given !== 'object' || given === null) return null;
  const fields = given as Record<string, unknown>;
  const id = identity(fields.id) ?? identity(fields.user_id);
  if (id === undefined) return null;
  const email = text(fields.email);
  return {
    id,
    name: text(fields.name) ?? text(fields.displayName) ?? email ?? '',
    email,
    picture: text(fields.picture),
    providerName: text(fields.providerName),
    subscription: readSubscription(fields.subscription),
    credits: readCredits(fields.credits),
    ...(fields.role === 'admin' ? { isAdmin: true } : {}),
  };
}

/** How wheels name the user they belong to. */
export const ownerOf = ({ providerName, id }: User): string => `${providerName}:${id}`;

/** How a user is shown to people. Names aren't unique, so the e-mail address is included. */
export function labelOf({ name, email }: User): string {
  return email && name !== email ? `${name} (${email})` : name;
}

/** Entries are objects with an id, or bare ids. */
export function readRecent(given: unknown): RecentWheel[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((entry: unknown) => {
    if (typeof entry === 'string' && entry !== '') return [{ id: entry }];
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, name, updatedAt } = entry as Record<string, unknown>;
    const known = identity(id);
    if (known === undefined) return [];
    return [
      {
        id: known,
        ...(typeof name === 'string' ? { name } : {}),
        ...(typeof updatedAt === 'string' || typeof updatedAt === 'number' ? { updatedAt } : {}),
      },
    ];
  });
}

const text = (given: unknown): string | undefined =>
  typeof given === 'string' && given.trim() !== '' ? given : undefined;

const identity = (given: unknown): string | undefined =>
  typeof given === 'number' && Number.isFinite(given) ? String(given) : text(given);

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

export const readCredits = (given: unknown): number =>
  typeof given === 'number' && Number.isFinite(given) ? given : 0;

/** A date as text, or a time in seconds (as tokens write it) or milliseconds. */
function readExpiry(given: unknown): number | null | undefined {
  if (given === null || given === undefined) return null;
  if (typeof given === 'number' && Number.isFinite(given)) return given < 1e11 ? given * 1000 : given;
  const parsed = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  return Number.isNaN(parsed) ? undefined : parsed;
}
