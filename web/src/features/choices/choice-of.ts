import { formatChance } from '../../i18n/format';
import type { Slice } from '../../wheel/document';
import { healWeight } from '../../wheel/heal-values';
import { type Odds, oddsOf } from '../../wheel/odds';
import type { SliceFill } from '../../wheel/slice-fill';

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
}

const noOdds: Odds = { wins: 0, spins: 0, isExact: true };

/** A slice as its row in the list shows it; `total` is the weight of all active slices. */
export function choiceOf(slice: Slice, fill: SliceFill, total: number, locale: string): Choice {
  const weight = healWeight(slice.weight);
  return {
    guid: slice.guid,
    text: slice.text,
    color: fill(slice),
    isActive: slice.active,
    weight,
    chance: formatChance(slice.active ? weight / total : 0, locale),
    ...((slice.active && oddsOf(weight, total)) || noOdds),
  };
}
