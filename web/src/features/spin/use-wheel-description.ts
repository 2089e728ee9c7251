import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { eligibleSlices } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';

const named = 20;

/** What a screen reader says instead of the picture: how many choices, and the first of them by name. */
export function useWheelDescription(): string {
  const { t } = useTranslation('spin');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const active = eligibleSlices(wheel).filter((slice) => slice.active);
  const summary = t('wheel', { count: active.length });
  if (active.length === 0 || wheel.spin.isBlind === true) return summary;
  const names = active.slice(0, named).map((slice) => slice.text.slice(0, 80).trim() || t('common:noText'));
  return `${summary}: ${names.join(', ')}${active.length > named ? '…' : ''}`;
}
