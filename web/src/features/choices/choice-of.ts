import { formatChance } from '../../i18n/format';
import type { Slice } from '../../wheel/document';
import { healColor, healWeight } from '../../wheel/heal-values';

export interface Choice {
  guid: string;
  text: string;
  color: string;
  isActive: boolean;
  chance: string;
}

/** A slice as its row in the list shows it; `total` is the weight of all active slices. */
export const choiceOf = (slice: Slice, total: number, locale: string): Choice => ({
  guid: slice.guid,
  text: slice.text,
  color: healColor(slice.background),
  isActive: slice.active,
  chance: formatChance(slice.active ? healWeight(slice.weight) / total : 0, locale),
});
