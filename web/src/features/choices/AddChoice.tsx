import { type ClipboardEvent, type SubmitEvent, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { TextBox } from '../../components/text-box/TextBox';
import { looksLikeRow } from '../../files/looks-like-row';
import { useTranslation } from '../../i18n/use-translation';
import styles from './AddChoice.module.css';
import { filledLines } from './import/import-text';

interface AddChoiceProps {
  onAdd: (text: string) => void;
  /** For pasted text with more than one choice. */
  onPaste: (text: string) => void;
}

export function AddChoice({ onAdd, onPaste }: AddChoiceProps) {
  const { t } = useTranslation('choices');
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isEmpty) return;
    onAdd(text.trim());
    setText('');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
    if (filledLines(whole).length < 2 && !looksLikeRow(whole)) return;
    event.preventDefault();
    onPaste(whole);
    setText('');
  };

  return (
    <form className={styles.form} onSubmit={add}>
      <TextBox
        id="new-choice"
        className={styles.box}
        aria-label={t('add.label')}
        placeholder={t('add.placeholder')}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
      />
      {!isEmpty && (
        <Button type="submit" look="main">
          {t('add.button')}
        </Button>
      )}
    </form>
  );
}
