import { ApiError } from '../../../api/api-error';
import { beginDraw, makeDraw } from '../../../api/draws';
import { problemOf as callProblemOf, type Problem } from '../../../api/problem';
import { textIn } from '../../../api/read-answer';
import { coEditHeaders, coEditKeyOf } from '../../../cloud/owner';
import { notify } from '../../../components/toasts/notify';
import { verifyAddress } from '../../../i18n/page-addresses';
import { translator } from '../../../i18n/translate';
import { openLibrary } from '../../../library/library';
import { publicCopy } from '../../../live/room-copies';
import { newEntropy } from '../../../receipts/digests';
import { landingOffsetEnd } from '../../../receipts/fair-pick';
import { type BrokenPromise, holdToPromise } from '../../../receipts/hold-to-promise';
import type { Places, Promised } from '../../../receipts/promise';
import { readReceipt } from '../../../receipts/receipt';
import { sessionStore } from '../../../session/session-state';
import { finiteOr, isRecord } from '../../../wheel/document/coerce-wheel';
import type { Wheel } from '../../../wheel/document/document';
import { isGuid } from '../../../wheel/document/guid';

/** A draw that the server has committed to. */
export interface BegunDraw {
  /** With the entropy of this page: the same at every attempt. A lost response is requested again, not drawn again. */
  promised: Promised & { entropy: string };
  /** The secret that lets this page make the draw, and repeat the request. */
  drawKey: string;
}

/** The server draws at most this many places at once. */
export const mostPlaces = 1000;

export async function beginOfficialDraw({ id }: Wheel): Promise<BegunDraw> {
  const kept = id === undefined ? null : await (await openLibrary()).read(id);
  const coEditKey = kept && coEditKeyOf(kept.record, sessionStore.getState().user);
  const body = await beginDraw(isGuid(id) ? id : undefined, coEditHeaders(coEditKey));
  const drawKey = textIn(body, 'drawKey');
  const read = readReceipt(body);
  if (read.kind !== 'promised' || !drawKey) throw new SyntaxError('The answer has no draw');
  const { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt } = read.commitment;
  const facts = { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt };
  return { promised: { ...facts, entropy: newEntropy() }, drawKey };
}

/** A draw that was made and kept its promise, and that anyone can check from now on. */
export interface OfficialDraw {
  /** Guids in the order they were drawn, each at most once. */
  winners: string[];
  /** The same for reserves, drawn after the winners. */
  reserves: string[];
  /** The id of its receipt. */
  receipt: string;
  /** Where within the first winner's slice a wheel that shows it comes to rest, from 0 to 1. */
  landingOffset: number;
  /** The salt with which private texts can be checked. */
  salt?: string;
}

interface DrawWish extends Places {
  hidesTexts: boolean;
  /** Called with the round of a public beacon that the sealed draw waits for. */
  onAwaited?: (round: number) => void;
}

/** How often a round that is not published is asked for again, until the beacon counts as silent. */
const mostWaits = 20;

class UnreadableReceipt extends Error {}

/** The receipt isn't the promised one, or it contradicts itself: there is no winner. */
export class PromiseBroken extends Error {
  readonly evidence: BrokenPromise;

  constructor(evidence: BrokenPromise) {
    super(`The receipt differs in ${evidence.differs.join(', ')}`);
    this.evidence = evidence;
  }
}

export async function drawOfficially(
  { promised, drawKey }: BegunDraw,
  wheel: Wheel,
  { hidesTexts, winners, reserves, onAwaited }: DrawWish,
): Promise<OfficialDraw> {
  const { spinId, entropy } = promised;
  const asked = { drawKey, entropy, hidesTexts, winners, reserves };
  const order = { wheel: publicCopy(wheel), ...asked };
  let body = await makeDraw(spinId, order);
  for (let waits = 0; isRecord(body.awaited); waits++) {
    if (waits === mostWaits) throw new ApiError('The beacon is silent', 503, 'beacon_unavailable');
    onAwaited?.(finiteOr(body.awaited.round, 0));
    await pause(Math.min(finiteOr(body.awaited.milliseconds, 1000), 10_000));
    body = await makeDraw(spinId, order);
  }
  const held = await holdToPromise({ ...promised, asked: { winners, reserves } }, body.receipt);
  if (held.kind === 'broken') throw new PromiseBroken(held.evidence);
  if (held.kind === 'unreadable') throw new UnreadableReceipt();
  const { receipt } = held;
  const salt = hidesTexts ? textIn(body, 'salt') : undefined;
  return {
    winners: receipt.winners,
    reserves: receipt.reserves ?? [],
    receipt: spinId,
    ...(salt ? { salt } : {}),
    landingOffset: receipt.whereabouts / landingOffsetEnd,
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * `late`: the commitment has expired and a new one is needed. `broken`: the receipt isn't the promised one.
 * `unreadable`: this page doesn't know the receipt's form.
 */
export type DrawProblem = Problem | 'late' | 'unreadable';

export function problemOf(error: unknown): DrawProblem {
  if (error instanceof PromiseBroken) return 'broken';
  if (error instanceof UnreadableReceipt) return 'unreadable';
  const problem = callProblemOf(error);
  return problem === 'conflict' || problem === 'gone' ? 'late' : problem;
}

/** Explains why a draw that was made can't be shown, and links to its receipt, which names the winner. */
export function offerReceipt(why: 'unshown' | 'left', { receipt, salt }: OfficialDraw): void {
  const t = translator('draw');
  const run = () => window.open(verifyAddress(receipt, undefined, salt), '_blank', 'noopener');
  notify('info', t(why), { label: t('receipt'), run });
}
