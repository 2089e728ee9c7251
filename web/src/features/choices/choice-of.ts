import { formatChance } from '../../i18n/format';
import type { Slice } from '../../wheel/document';
import { healWeight } from '../../wheel/heal-values';
import type { SliceFill } from '../../wheel/slice-fill';

export interface Choice {
  guid: string;
  text: string;
  color: string;
  isActive: boolean;
  chance: string;
}

/** A slice as its row in the list shows it; `total` is the weight of all active slices. */
export const choiceOf = (slice: Slice, fill: SliceFill, total: number, locale: string): Choice => ({
  guid: slice.guid,
  text: slice.text,
  color: fill(slice),
  isActive: slice.active,
  chance: formatChance(slice.active ? healWeight(slice.weight) / total : 0, locale),
});
