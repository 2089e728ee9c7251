import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../controls/Button';
import { Message } from '../message/Message';
import styles from './EmptyState.module.css';
import type { Loaded } from './use-loaded';

interface LoadStateProps<Result> {
  loaded: Loaded<Result>;
  /** Why there is nothing to see when it can't be loaded. */
  failed: ReactNode;
  isEmpty?: boolean;
  empty?: ReactNode;
  /** Shown in place of “Loading…”. */
  waiting?: ReactNode;
  children?: (result: Result) => ReactNode;
}

/**
 * Shows the loaded content; until then that it is loading, that it failed and can be retried, or that there is
 * nothing.
 */
export function LoadState<Result>(props: LoadStateProps<Result>) {
  const { loaded, failed, isEmpty = false, empty, waiting, children } = props;
  const { result, hasFailed, reload } = loaded;
  const { t } = useTranslation('common');
  return (
    <>
      <Message as="div" className={styles.state}>
        {!hasFailed && result === undefined && (waiting ?? <p>{t('loading')}</p>)}
        {result !== undefined && isEmpty && empty}
      </Message>
      {hasFailed && (
        <Message as="div" className={styles.state} isUrgent>
          <p>{failed}</p>
          <Button onClick={reload}>{t('retry')}</Button>
        </Message>
      )}
      {result !== undefined && !isEmpty && children?.(result)}
    </>
  );
}
