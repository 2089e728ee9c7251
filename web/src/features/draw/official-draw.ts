import i18next from 'i18next';
import { ApiError } from '../../api/api-error';
import { beginDraw } from '../../api/begin-draw';
import { type CallProblem, callProblem } from '../../api/call-problem';
import { makeDraw } from '../../api/make-draw';
import { textIn } from '../../api/read-body';
import { coEditHeaders } from '../../cloud/owner';
import { notify } from '../../components/toasts/notify';
import { verifyAddress } from '../../i18n/addresses';
import { toldWheel } from '../../live/told-wheel';
import { newEntropy } from '../../receipts/digests';
import { whereaboutsEnd } from '../../receipts/fair-pick';
import type { Slice, WheelConfig } from '../../wheel/document/document';
import { isGuid } from '../../wheel/document/guid';
import { finiteOr, isRecord } from '../../wheel/document/heal-config';

/** What the server has committed itself to, and what this page adds to it. */
export interface PromisedDraw {
  spinId: string;
  number: number;
  commitment: string;
  /** The same at every try: an answer that was lost is asked for again, not drawn again. */
  entropy: string;
}

/** More places than this the server does not draw at once. */
export const mostPlaces = 1000;

export async function promiseDraw({ id }: WheelConfig): Promise<PromisedDraw> {
  const body = await beginDraw(isGuid(id) ? id : undefined, coEditHeaders(id));
  const [spinId, commitment] = [textIn(body, 'spinId'), textIn(body, 'commitment')];
  if (!spinId || !commitment) throw new SyntaxError('The answer has no draw');
  return { spinId, commitment, number: Number(body.number), entropy: newEntropy() };
}

/** A draw that was made, which from now on anyone can check. */
export interface OfficialDraw {
  /** Guids in the order they were drawn, nobody twice. */
  winners: [string, ...string[]];
  /** The id of its receipt. */
  receipt: string;
  /** Where within the first winner's slice a wheel that shows it comes to rest, from 0 to 1. */
  whereabouts: number;
  /** What private texts can be checked with. */
  salt?: string;
}

export async function drawOfficially(
  { spinId, entropy }: PromisedDraw,
  config: WheelConfig,
  { hidesTexts, places }: { hidesTexts: boolean; places: number },
): Promise<OfficialDraw> {
  const wheel = toldWheel(config);
  const body = await makeDraw(spinId, { wheel, entropy, hidesTexts, winners: places });
  const { receipt } = body;
  const salt = hidesTexts ? textIn(body, 'salt') : undefined;
  const { winners, whereabouts } = isRecord(receipt) ? receipt : {};
  if (!areGuids(winners)) throw new SyntaxError('The receipt has no winner');
  return {
    winners,
    receipt: spinId,
    ...(salt ? { salt } : {}),
    whereabouts: finiteOr(whereabouts, 0.5 * whereaboutsEnd) / whereaboutsEnd,
  };
}

const areGuids = (winners: unknown): winners is [string, ...string[]] =>
  Array.isArray(winners) && winners.length > 0 && winners.every((guid) => typeof guid === 'string');

/** The slices of a draw in its order, for its receipt names guids only. */
export function slicesDrawn(slices: readonly Slice[], { winners }: OfficialDraw): Slice[] {
  const known = new Map(slices.map((slice) => [slice.guid, slice]));
  return winners.map((guid) => known.get(guid)).filter((slice) => slice !== undefined);
}

/** `late`: the promise has run out and a new one is needed. */
export type DrawProblem = CallProblem | 'late';

export const problemOf = (error: unknown): DrawProblem =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) ? 'late' : callProblem(error);

/** Says why a draw that was made cannot be shown, and leads to its receipt, which tells who won. */
export function offerReceipt(why: 'unshown' | 'left', { receipt, salt }: OfficialDraw): void {
  const t = i18next.getFixedT(null, 'draw');
  const run = () => window.open(verifyAddress(receipt, undefined, salt), '_blank', 'noopener');
  notify('info', t(why), { label: t('receipt'), run });
}
