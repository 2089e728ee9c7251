import { request } from '../network/request';
import { apiAddress } from './base';
import { successOf } from './failed-answer';

/** A page of the draws of a chain, newest first. */
export interface DrawPage {
  draws: { spinId: string; number: number; drawn: boolean }[];
  /** The parameter for the next page; null at the end. */
  before: number | null;
}

export async function listDraws(chain: string, before: number | null): Promise<DrawPage> {
  const query = new URLSearchParams({ chain, ...(before === null ? {} : { before: String(before) }) });
  const body = await successOf(await request(apiAddress(`/api/spins?${query}`)));
  const draws: DrawPage['draws'] = Array.isArray(body.spins) ? body.spins : [];
  return { draws, before: body.hasMore === true ? (draws.at(-1)?.number ?? null) : null };
}
