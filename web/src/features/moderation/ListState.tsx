import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import styles from './ModerationDesk.module.css';

interface ListStateProps {
  loaded: { result: object | undefined; hasFailed: boolean; reload: () => void };
  isEmpty: boolean;
  /** What an empty list says. */
  empty: string;
}

/** What stands where a list is not there, not yet, or empty. */
export function ListState({ loaded, isEmpty, empty }: ListStateProps) {
  const { t } = useTranslation('moderation');
  if (loaded.hasFailed) {
    return (
      <div className={styles.told} role="alert">
        <p>{t('failed')}</p>
        <Button onClick={loaded.reload}>{t('retry')}</Button>
      </div>
    );
  }
  return (
    <div className={styles.told} role="status" data-there={!isEmpty}>
      {!loaded.result && <p>{t('loading')}</p>}
      {loaded.result && isEmpty && <p>{empty}</p>}
    </div>
  );
}
