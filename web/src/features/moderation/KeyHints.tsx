import { useTranslation } from 'react-i18next';
import styles from './KeyHints.module.css';

const hints = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['a'], does: 'approve' },
  { keys: ['r'], does: 'reject' },
  { keys: ['e'], does: 'reply' },
  { keys: ['u'], does: 'undo' },
] as const;

export function KeyHints() {
  const { t } = useTranslation('moderation');
  return (
    <ul className={styles.hints} aria-label={t('keys.label')} title={t('keys.label')}>
      {hints.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {t(`keys.${does}`)}
        </li>
      ))}
    </ul>
  );
}
