import { useEffect, useRef } from 'react';
import type { IdeaProgress } from '../../api/ideas';
import { Button } from '../../components/controls/Button';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import styles from './IdeaDialog.module.css';

/** While a wheel is being made. */
export function IdeaWork({ progress, onCancel }: { progress: IdeaProgress | null; onCancel: () => void }) {
  const { t } = useTranslation('ideas');
  const line = useRef<HTMLParagraphElement>(null);
  // Not the button: a second Enter of a visitor who pressed it twice would cancel the wheel.
  useEffect(() => line.current?.focus(), []);
  const status = progress
    ? t('work.progress', { count: progress.choices, of: progress.of })
    : t('work.begun');
  return (
    <div className={styles.form}>
      <Message ref={line} className={styles.said} tabIndex={-1}>
        {status}
      </Message>
      <progress
        className={styles.progress}
        aria-label={t('work.label')}
        max={progress?.of ?? 1}
        value={progress?.choices}
      />
      <div className={styles.answers}>
        <Button onClick={onCancel}>{t('common:cancel')}</Button>
      </div>
    </div>
  );
}
