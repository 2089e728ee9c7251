import { ApiError } from '../../api/api-error';
import { beginDraw } from '../../api/begin-draw';
import { type CallProblem, callProblem } from '../../api/call-problem';
import { makeDraw } from '../../api/make-draw';
import { textIn } from '../../api/read-body';
import { newEntropy } from '../../live/entropy';
import { toldWheel } from '../../live/told-wheel';
import { whereaboutsEnd } from '../../receipts/whereabouts';
import type { WheelConfig } from '../../wheel/document';
import { isGuid } from '../../wheel/guid';
import { finiteOr, isRecord } from '../../wheel/heal-values';
import type { DrawnSpin } from '../../wheel/spin-wheel';

/** What the server has committed itself to, and what this page adds to it. */
export interface PromisedDraw {
  spinId: string;
  number: number;
  commitment: string;
  /** The same at every try: an answer that was lost is asked for again, not drawn again. */
  entropy: string;
}

export async function promiseDraw({ id }: WheelConfig): Promise<PromisedDraw> {
  const body = await beginDraw(isGuid(id) ? id : undefined);
  const [spinId, commitment] = [textIn(body, 'spinId'), textIn(body, 'commitment')];
  if (!spinId || !commitment) throw new SyntaxError('The answer has no draw');
  return { spinId, commitment, number: Number(body.number), entropy: newEntropy() };
}

/** The winner of the draw, which from now on anyone can check. */
export async function drawWinner(
  { spinId, entropy }: PromisedDraw,
  config: WheelConfig,
  hidesTexts: boolean,
): Promise<DrawnSpin> {
  const body = await makeDraw(spinId, { wheel: toldWheel(config), entropy, hidesTexts });
  const { receipt } = body;
  const salt = hidesTexts ? textIn(body, 'salt') : undefined;
  const { winners, whereabouts } = isRecord(receipt) ? receipt : {};
  const winner = Array.isArray(winners) ? winners[0] : undefined;
  if (typeof winner !== 'string') throw new SyntaxError('The receipt has no winner');
  return {
    winner,
    receipt: spinId,
    ...(salt ? { salt } : {}),
    whereabouts: finiteOr(whereabouts, 0.5 * whereaboutsEnd) / whereaboutsEnd,
  };
}

/** `late`: the promise has run out and a new one is needed. */
export type DrawProblem = CallProblem | 'late';

export const problemOf = (error: unknown): DrawProblem =>
  error instanceof ApiError && (error.status === 409 || error.status === 404) ? 'late' : callProblem(error);
