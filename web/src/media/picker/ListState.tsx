import type { ReactNode } from 'react';
import { EmptyState } from '../../components/load-state/EmptyState';
import { LoadState } from '../../components/load-state/LoadState';
import { useTranslation } from '../../i18n/use-translation';
import type { MediaItem, MediaKind } from '../media-item';
import { refreshAndTell } from './tell-problem';
import type { ShownList } from './use-media-list';

interface ListStateProps {
  kind: MediaKind;
  list: ShownList;
  /** Shown to guests; shown for an empty list. */
  guest: ReactNode;
  empty: ReactNode;
  children: (items: readonly MediaItem[]) => ReactNode;
}

/** A list of the user's files, or why there is none. */
export function ListState({ kind, list: { state, items }, guest, empty, children }: ListStateProps) {
  const { t } = useTranslation('media');
  if (state === 'guest') return <EmptyState>{guest}</EmptyState>;
  const isEmpty = items.length === 0;
  const hasFailed = state === 'failed';
  const loaded = {
    result: hasFailed || (state === 'loading' && isEmpty) ? undefined : items,
    hasFailed,
    reload: () => void refreshAndTell(kind),
  };
  return (
    <LoadState loaded={loaded} failed={t(`${kind}.loadFailed`)} isEmpty={isEmpty} empty={empty}>
      {children}
    </LoadState>
  );
}
