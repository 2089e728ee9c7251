import type { Wheel } from '../../wheel/document/document';
import { checkEvenness, type Evenness, winsToJudge } from '../../wheel/picking/evenness';
import type { ChoiceResult } from '../../wheel/picking/results';
import { turnModeOf } from '../../wheel/picking/turns';

/** What can be said of the wins beside chance, and why nothing can. */
export type Fairness =
  | { kind: Exclude<Evenness, 'tooFew' | 'uncommon'> | 'single' | 'turns' }
  /** By chance alone this happens once in this many tries. */
  | { kind: 'uncommon'; times: number }
  /** The number of wins from which it can be judged. */
  | { kind: 'tooFew'; wins: number };

export function fairnessOf(results: readonly ChoiceResult[], wheel: Pick<Wheel, 'spin'>): Fairness {
  if (turnModeOf(wheel) !== 'none') return { kind: 'turns' };
  if (results.filter(({ chance }) => chance > 0).length < 2) return { kind: 'single' };
  const { verdict, likelihood } = checkEvenness(results);
  if (verdict === 'tooFew') return { kind: verdict, wins: winsToJudge(results) };
  if (verdict === 'uncommon') return { kind: verdict, times: Math.round(1 / likelihood) };
  return { kind: verdict };
}
