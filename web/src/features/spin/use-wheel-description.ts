import { useStore } from 'zustand';
import { formatList } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { eligibleSlices } from '../../wheel/picking/turns';
import { wheelStore } from '../../wheel/store';

const named = 20;

/** What a screen reader says instead of the picture: how many choices, and the first of them by name. */
export function useWheelDescription(): string {
  const { t } = useTranslation('spin');
  const { locale } = useLanguage();
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const active = eligibleSlices(wheel).filter((slice) => slice.active);
  const summary = t('wheel', { count: active.length });
  if (active.length === 0 || wheel.spin.isBlind === true) return summary;
  const names = active.slice(0, named).map((slice) => slice.text.slice(0, 80).trim() || t('common:noText'));
  const more = active.length > named ? ['…'] : [];
  return t('common:labelled', { label: summary, value: formatList([...names, ...more], locale, 'unit') });
}
