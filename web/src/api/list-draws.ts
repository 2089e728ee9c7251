import { apiAddress } from './base';
import { successOf } from './failed-answer';

/** A page of the draws of a chain, newest first. */
export interface DrawPage {
  draws: { spinId: string; number: number; drawn: boolean }[];
  /** What to ask for the next page with; nothing at the end. */
  before: number | null;
}

export async function listDraws(chain: string, before: number | null): Promise<DrawPage> {
  const query = new URLSearchParams({ chain, ...(before === null ? {} : { before: String(before) }) });
  const body = await successOf(await fetch(apiAddress(`/api/spins?${query}`)));
  return {
    draws: Array.isArray(body.draws) ? body.draws : [],
    before: typeof body.before === 'number' ? body.before : null,
  };
}
