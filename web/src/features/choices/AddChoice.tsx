import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import styles from './AddChoice.module.css';

export function AddChoice({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation('choices');
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEmpty) return;
    onAdd(text.trim());
    setText('');
  };

  return (
    <form className={styles.form} onSubmit={add}>
      <input
        id="new-choice"
        className={styles.box}
        aria-label={t('add.label')}
        placeholder={t('add.placeholder')}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" look="main" disabled={isEmpty}>
        {t('add.button')}
      </Button>
    </form>
  );
}
