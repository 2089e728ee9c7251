import { callAsUser } from './authenticated-request';

/** How much of the log the caller knows already. */
interface Known {
  after: number;
  folded: number;
}

/** An entry that the server doesn't take. */
interface RefusedEntry {
  id: string;
  code: string;
}

interface Exchanged {
  mark: number;
  folded: number;
  /** The greatest order in the log. */
  order: number;
  refused: readonly RefusedEntry[];
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
    body: JSON.stringify({ entries, ...(known ? { after: known.after, folded: known.folded } : {}) }),
    redirectOnAuthError: false,
  });
  const { mark, folded, base, entries: given, hasMore, order, refused } = body;
  if (typeof mark !== 'number' || typeof folded !== 'number' || !Array.isArray(given))
    throw new Error('Invalid results received');
  return {
    mark,
    folded,
    base,
    entries: given,
    hasMore: hasMore === true,
    order: typeof order === 'number' ? order : 0,
    refused: Array.isArray(refused) ? refused.flatMap((each) => refusalOf(each, entries)) : [],
  };
}

/** An entry without a valid id is known by its place. */
function refusalOf(raw: unknown, sent: readonly object[]): RefusedEntry[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const { index, code } = raw as { index?: number; code?: string };
  const { id } = (sent[index ?? -1] ?? {}) as { id?: string };
  return id === undefined ? [] : [{ id, code: String(code) }];
}
