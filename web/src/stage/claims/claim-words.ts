import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { ClaimPlace } from '../../api/entries';
import { translate, translator } from '../../i18n/translate';
import { useTranslation } from '../../i18n/use-translation';
import { howReplaced } from '../../live/how-replaced';
import { wheelStore } from '../../wheel/store';
import { clockTime } from './use-seconds-left';

/** The names on the wheel; somebody who has left it has none there. */
export function useNames(): (guid: string) => string {
  const { t } = useTranslation('live');
  const slices = useStore(wheelStore, ({ wheel }) => wheel.slices);
  const names = useMemo(() => new Map(slices.map(({ guid, text }) => [guid, text.trim()])), [slices]);
  return (guid) => names.get(guid) || t('claims.someone');
}

export function nameOf(guid: string): string {
  const { slices } = wheelStore.getState().wheel;
  return slices.find((slice) => slice.guid === guid)?.text.trim() || translate('live:claims.someone');
}

/** What became of a winner, in a few words; `left` in seconds. */
export function stateText(place: ClaimPlace, left: number | null): string {
  const t = translator('live');
  const { state, by, reason } = place;
  if (state === 'claimed') return t(`claims.claimed.${by === 'host' ? 'host' : 'winner'}`);
  if (state === 'replaced') return t(`claims.replaced.${howReplaced(place)}`, { reason });
  if (left === null) return t('claims.unsaid');
  return left === 0 ? t('claims.over') : t('claims.left', { time: clockTime(left) });
}
