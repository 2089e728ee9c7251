import type { Scope } from '../../api/account';

/** What a token may do, in the order in which it is offered. */
export const scopes: readonly Scope[] = ['wheels:read', 'wheels:write', 'spin', 'rooms'];

/** Keys of their labels: a key of a text can't contain a colon. */
export const scopeLabels = {
  'wheels:read': 'tokens.scopes.read',
  'wheels:write': 'tokens.scopes.change',
  spin: 'tokens.scopes.spin',
  rooms: 'tokens.scopes.rooms',
} as const satisfies Record<Scope, string>;

/** For how many days a token may work. */
export const lasting = ['30', '90', '365', 'always'] as const;
export type Lasting = (typeof lasting)[number];

/** The first day on which it no longer does. */
export const lastDay = (lasts: Lasting, now = Date.now()): string | null =>
  lasts === 'always' ? null : new Date(now + Number(lasts) * 86_400_000).toISOString().slice(0, 10);
