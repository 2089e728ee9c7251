import { useTranslation } from '../../../i18n/use-translation';
import styles from './KeyHints.module.css';

export interface KeyHint {
  keys: readonly string[];
  does: string;
}

export function KeyHints({ hints }: { hints: readonly KeyHint[] }) {
  const { t } = useTranslation('moderation');
  return (
    <ul className={styles.hints} aria-label={t('keys.label')} title={t('keys.label')}>
      {hints.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
