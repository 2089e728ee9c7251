import { callAsUser } from './authenticated-request';

/** How much of the log the caller knows already. */
interface Known {
  after: number;
  folded: number;
}

interface Exchanged {
  mark: number;
  folded: number;
  /** The base of the log, where the caller has another one. */
  base: unknown;
  /** Each with its number, `seq`. */
  entries: readonly unknown[];
  hasMore: boolean;
}

/** Sends new results of a wheel and returns those that are new in the cloud; sent twice, they count once. */
export async function exchangeSpins(
  wheelId: string,
  entries: readonly object[],
  known: Known | undefined,
  headers: Record<string, string> = {},
): Promise<Exchanged> {
  const body = await callAsUser(`/api/wheel/${encodeURIComponent(wheelId)}/spins`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ entries, ...known }),
    redirectOnAuthError: false,
  });
  const { mark, folded, base, entries: given, hasMore } = body;
  if (typeof mark !== 'number' || typeof folded !== 'number' || !Array.isArray(given))
    throw new Error('Invalid results received');
  return { mark, folded, base, entries: given, hasMore: hasMore === true };
}
