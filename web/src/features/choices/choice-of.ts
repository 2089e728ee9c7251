import { formatChance } from '../../i18n/format';
import type { Slice } from '../../wheel/document/document';
import { healWeight } from '../../wheel/document/heal-config';
import type { SliceFill } from '../../wheel/document/slice-fill';
import { type Odds, oddsOf } from '../../wheel/picking/odds';
import { type Waiting, waitingFor } from '../../wheel/picking/turns';

export interface Choice {
  guid: string;
  text: string;
  color: string;
  isActive: boolean;
  weight: number;
  /** As a percentage. */
  chance: string;
  wins: number;
  spins: number;
  isExact: boolean;
  /** Why it can't win just now although it is on the wheel. */
  waiting: Waiting | null;
}

const noOdds: Odds = { wins: 0, spins: 0, isExact: true };

/** The wheel as the next spin sees it. */
export interface Outlook {
  /** The sum of its weights. */
  total: number;
  day: string;
}

/** A slice as its row in the list shows it; `inTurn` is the same as the next spin sees it. */
export function choiceOf(
  slice: Slice,
  inTurn: Slice,
  fill: SliceFill,
  { total, day }: Outlook,
  locale: string,
): Choice {
  const weight = healWeight(slice.weight);
  const share = healWeight(inTurn.weight);
  return {
    guid: slice.guid,
    text: slice.text,
    color: fill(slice),
    isActive: slice.active,
    weight,
    chance: formatChance(inTurn.active ? share / total : 0, locale),
    waiting: waitingFor(slice, inTurn, day),
    ...((inTurn.active && oddsOf(share, total)) || noOdds),
  };
}
