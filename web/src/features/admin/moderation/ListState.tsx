import { Button } from '../../../components/controls/Button';
import { EmptyState } from '../../../components/empty-state/EmptyState';
import { useTranslation } from '../../../i18n/use-translation';

interface ListStateProps {
  loaded: { result: object | undefined; hasFailed: boolean; reload: () => void };
  isEmpty: boolean;
  /** The text of an empty list. */
  empty: string;
}

/** Shown in place of a list that failed, is loading, or is empty. */
export function ListState({ loaded, isEmpty, empty }: ListStateProps) {
  const { t } = useTranslation('moderation');
  if (loaded.hasFailed) {
    return (
      <EmptyState role="alert">
        <p>{t('failed')}</p>
        <Button onClick={loaded.reload}>{t('common:retry')}</Button>
      </EmptyState>
    );
  }
  if (loaded.result && !isEmpty) return null;
  return (
    <EmptyState role="status">
      <p>{loaded.result ? empty : t('common:loading')}</p>
    </EmptyState>
  );
}
