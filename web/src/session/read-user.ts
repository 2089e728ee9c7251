import { readSubscription } from './subscription';
import type { RecentWheel, User } from './user';

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

export const readCredits = (given: unknown): number =>
  typeof given === 'number' && Number.isFinite(given) ? given : 0;
