import { readText, request } from '../network/request';
import { apiAddress } from './base';
import { answerAsUser, call } from './client';
import { type Body, bodyIn, failedAnswer } from './read-answer';
import type { components } from './schema';

/**
 * The server commits to a draw before anyone can know the outcome. Called as the user, if there is one: only the owner
 * and co-editors of a saved wheel add to its chain. The answer isn't trusted: it is evidence.
 */
export const beginDraw = (wheelId: string | undefined, headers: Record<string, string> = {}): Promise<Body> =>
  answerAsUser('POST /api/spins', {
    body: wheelId === undefined ? {} : { wheelId },
    headers,
    redirectOnAuthError: false,
  });

/** Makes the draw that was committed. Repeated with the same entropy, it returns the same receipt. */
export const makeDraw = (spinId: string, body: components['schemas']['DrawMake']): Promise<Body> =>
  call('POST /api/spins/{spinId}', { path: { spinId }, body });

/** A page of the draws of a chain, newest first. */
export interface DrawPage {
  draws: components['schemas']['DrawList']['spins'];
  /** The parameter for the next page; null at the end. */
  before: number | null;
}

export async function listDraws(chain: string, before: number | null): Promise<DrawPage> {
  const query = { chain, ...(before === null ? {} : { before }) };
  const { spins, hasMore } = await call('GET /api/spins', { query });
  return { draws: spins, before: hasMore ? (spins.at(-1)?.number ?? null) : null };
}

/** A draw as the server publishes it, not verified; null if it could be read in two ways. */
export const getReceipt = async (spinId: string): Promise<unknown> =>
  (await evidenceAt(`/api/spins/${encodeURIComponent(spinId)}`))?.receipt;

/**
 * The claims of a draw's winners as the server publishes them, not verified; null if they could be read in two ways.
 */
export const getClaims = async (spinId: string): Promise<unknown> =>
  (await evidenceAt(`/api/spins/${encodeURIComponent(spinId)}/claims`))?.claims;

/** The public keys of receipts; null if they could be read in two ways. */
export const getReceiptKeys = (): Promise<unknown> => evidenceAt('/.well-known/receipt-keys.json');

/** The proofs that the leaves of a draw are in the server's public log, not verified; null if it says it has none. */
export async function getLogProof(leaves: Record<string, string>): Promise<unknown> {
  const answer = await evidenceAt(`/.well-known/draws/proof?${new URLSearchParams(leaves)}`);
  return answer?.log === undefined ? {} : answer.log;
}

/**
 * The body of a success, for checking a draw; null if another program could read it in another way. Throws anything else,
 * and text that isn't UTF-8: the browser would put U+FFFD in place of what it can't read, and then check that.
 */
async function evidenceAt(path: `/${string}`): Promise<Body | null> {
  const response = await request(apiAddress(path));
  const text = await readText(response, new TextDecoder('utf-8', { fatal: true }));
  const body = bodyIn(text);
  if (!response.ok || !body || body.success === false) throw failedAnswer(response, body);
  return isUnambiguous(text) ? body : null;
}

/** A JSON string. A colon follows it if it is a field's name. */
const strings = /"(?:[^"\\]|\\.)*"\s*/g;

/** Parsers have limits of their own; the programs in docs/howto share this one. */
const deepest = 100;

/**
 * Whether every parser reads this JSON alike: no object names a field twice, and nothing is nested too deep. `JSON.parse`
 * keeps the last field of a name; another parser might keep the first one, and two people would see different receipts in
 * the same text.
 */
export function isUnambiguous(text: string): boolean {
  let named = 0;
  strings.lastIndex = 0;
  while (strings.test(text)) if (text[strings.lastIndex] === ':') named += 1;
  return named === fieldsIn(JSON.parse(text), 0);
}

/** NaN if anything in it is nested too deep. */
function fieldsIn(value: unknown, depth: number): number {
  if (depth > deepest) return Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, each) => sum + fieldsIn(each, depth + 1), own);
}
