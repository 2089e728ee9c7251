import { coerceWeight } from '../../wheel/document/coerce-wheel';
import type { Slice, WheelSpin } from '../../wheel/document/document';
import type { SliceFill } from '../../wheel/document/slice-fill';
import { type Odds, oddsOf } from '../../wheel/picking/odds';
import { type Waiting, waitingFor } from '../../wheel/picking/turns';

export interface Choice {
  guid: string;
  text: string;
  color: string;
  isActive: boolean;
  weight: number;
  chance: number;
  wins: number;
  spins: number;
  isExact: boolean;
  /** Why it can't win just now although it is on the wheel. */
  waiting: Waiting | null;
  /** Prizes that are left, and all there were; unset where it can win without end. */
  left?: number;
  of?: number;
}

const noOdds: Odds = { wins: 0, spins: 0, isExact: true };

/** The wheel as the next spin uses it. */
export interface Outlook {
  /** The sum of its weights. */
  total: number;
  day: string;
  /** Whether it draws people or prizes. */
  spin: Pick<WheelSpin, 'prizeFor'>;
}

/** A slice as its row in the list shows it; `eligible` is the same slice as the next spin uses it. */
export function choiceOf(
  slice: Slice,
  eligible: Slice,
  fill: SliceFill,
  { total, day, spin }: Outlook,
): Choice {
  const weight = coerceWeight(slice.weight);
  const share = coerceWeight(eligible.weight);
  return {
    guid: slice.guid,
    text: slice.text,
    color: fill(slice),
    isActive: slice.active,
    weight,
    chance: eligible.active ? share / total : 0,
    waiting: waitingFor(slice, eligible, day, spin),
    ...(eligible.stock && { left: eligible.stock.left, of: eligible.stock.of }),
    ...((eligible.active && oddsOf(share, total)) || noOdds),
  };
}
