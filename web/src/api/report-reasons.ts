import type { components } from './schema';

export type ReportReason = components['schemas']['ReportReason'];

/** In the order in which they are offered. */
export const reportReasons = [
  'hate',
  'sexual',
  'violence',
  'personal',
  'copyright',
  'spam',
  'other',
] as const satisfies readonly ReportReason[];

/** The longest message in characters, as in the contract. */
export const longestMessage = 1000;
