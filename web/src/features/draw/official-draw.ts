import { ApiError } from '../../api/api-error';
import { beginDraw } from '../../api/begin-draw';
import { type CallProblem, callProblem } from '../../api/call-problem';
import { makeDraw } from '../../api/make-draw';
import { textIn } from '../../api/read-body';
import { coEditHeaders } from '../../cloud/owner';
import { notify } from '../../components/toasts/notify';
import { verifyAddress } from '../../i18n/addresses';
import { translator } from '../../i18n/translate';
import { publicCopy } from '../../live/room-copies';
import { newEntropy } from '../../receipts/digests';
import { landingOffsetEnd } from '../../receipts/fair-pick';
import { finiteOr, isRecord } from '../../wheel/document/coerce-config';
import type { Slice, Wheel } from '../../wheel/document/document';
import { isGuid } from '../../wheel/document/guid';

/** What the server has committed to, and the entropy of this page. */
export interface PromisedDraw {
  spinId: string;
  number: number;
  commitment: string;
  /** The same at every attempt: a lost response is requested again, not drawn again. */
  entropy: string;
}

/** The server draws at most this many places at once. */
export const mostPlaces = 1000;

export async function promiseDraw({ id }: Wheel): Promise<PromisedDraw> {
  const body = await beginDraw(isGuid(id) ? id : undefined, coEditHeaders(id));
  const [spinId, commitment] = [textIn(body, 'spinId'), textIn(body, 'commitment')];
  if (!spinId || !commitment) throw new SyntaxError('The answer has no draw');
  return { spinId, commitment, number: Number(body.number), entropy: newEntropy() };
}

/** A draw that was made, and that anyone can check from now on. */
export interface OfficialDraw {
  /** Guids in the order they were drawn, each at most once. */
  winners: [string, ...string[]];
  /** The id of its receipt. */
  receipt: string;
  /** Where within the first winner's slice a wheel that shows it comes to rest, from 0 to 1. */
  landingOffset: number;
  /** The salt with which private texts can be checked. */
  salt?: string;
}

interface DrawWish {
  hidesTexts: boolean;
  places: number;
  /** Called with the round of a public beacon that the sealed draw waits for. */
  onAwaited?: (round: number) => void;
}

/** How often a round that is not published is asked for again, until the beacon counts as silent. */
const mostWaits = 20;

export async function drawOfficially(
  { spinId, entropy }: PromisedDraw,
  wheel: Wheel,
  { hidesTexts, places, onAwaited }: DrawWish,
): Promise<OfficialDraw> {
  const order = { wheel: publicCopy(wheel), entropy, hidesTexts, winners: places };
  let body = await makeDraw(spinId, order);
  for (let waits = 0; isRecord(body.awaited); waits++) {
    if (waits === mostWaits) throw new ApiError('The beacon is silent', 503, 'beacon_unavailable');
    onAwaited?.(finiteOr(body.awaited.round, 0));
    await pause(Math.min(finiteOr(body.awaited.milliseconds, 1000), 10_000));
    body = await makeDraw(spinId, order);
  }
  const { receipt } = body;
  const salt = hidesTexts ? textIn(body, 'salt') : undefined;
  const { winners, whereabouts } = isRecord(receipt) ? receipt : {};
  if (!areGuids(winners)) throw new SyntaxError('The receipt has no winner');
  return {
    winners,
    receipt: spinId,
    ...(salt ? { salt } : {}),
    landingOffset: finiteOr(whereabouts, 0.5 * landingOffsetEnd) / landingOffsetEnd,
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const areGuids = (winners: unknown): winners is [string, ...string[]] =>
  Array.isArray(winners) && winners.length > 0 && winners.every((guid) => typeof guid === 'string');

/** The slices of a draw in its order; its receipt only has guids. */
export function slicesDrawn(slices: readonly Slice[], { winners }: OfficialDraw): Slice[] {
  const known = new Map(slices.map((slice) => [slice.guid, slice]));
  return winners.map((guid) => known.get(guid)).filter((slice) => slice !== undefined);
}

/** `late`: the commitment has expired and a new one is needed. `beacon`: the public beacon can't be had just now. */
export type DrawProblem = CallProblem | 'late' | 'beacon';

export function problemOf(error: unknown): DrawProblem {
  if (!(error instanceof ApiError)) return callProblem(error);
  if (error.status === 409 || error.status === 404) return 'late';
  return error.code?.startsWith('beacon_') ? 'beacon' : callProblem(error);
}

/** Explains why a draw that was made can't be shown, and links to its receipt, which names the winner. */
export function offerReceipt(why: 'unshown' | 'left', { receipt, salt }: OfficialDraw): void {
  const t = translator('draw');
  const run = () => window.open(verifyAddress(receipt, undefined, salt), '_blank', 'noopener');
  notify('info', t(why), { label: t('receipt'), run });
}
