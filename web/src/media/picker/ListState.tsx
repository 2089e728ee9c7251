import type { ReactNode } from 'react';
import { Button } from '../../components/controls/Button';
import { useTranslation } from '../../i18n/use-translation';
import type { MediaItem, MediaKind } from '../media-item';
import styles from './ListState.module.css';
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
export function ListState({ kind, list, guest, empty, children }: ListStateProps) {
  const { t } = useTranslation('media');
  if (list.state === 'guest') return <div className={styles.quiet}>{guest}</div>;
  if (list.state === 'loading' && list.items.length === 0)
    return (
      <p className={styles.quiet} role="status">
        {t('common:loading')}
      </p>
    );
  if (list.state === 'failed')
    return (
      <div className={styles.quiet} role="alert">
        <p>{t(`${kind}.loadFailed`)}</p>
        <Button onClick={() => void refreshAndTell(kind)}>{t('common:retry')}</Button>
      </div>
    );
  if (list.items.length === 0) return <div className={styles.quiet}>{empty}</div>;
  return children(list.items);
}
