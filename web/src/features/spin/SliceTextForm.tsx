import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import type { Slice } from '../../wheel/document';
import { wheelStore } from '../../wheel/store';
import styles from './SliceMenu.module.css';

export interface SliceTextFormProps {
  slice: Slice;
  onDone: () => void;
}

/** Changes what a slice says, right where it is. Enter saves, shift and Enter begins a line. */
export function SliceTextForm({ slice, onDone }: SliceTextFormProps) {
  const { t } = useTranslation('spin');
  const [text, setText] = useState(slice.text);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.select(), []);

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    wheelStore.getState().renameSlice(slice.guid, text);
    onDone();
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSave = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSave) return;
    event.preventDefault();
    if (text.trim() !== '') event.currentTarget.form?.requestSubmit();
  };

  return (
    <form className={styles.form} onSubmit={save}>
      <textarea
        ref={box}
        className={styles.text}
        rows={2}
        dir="auto"
        aria-label={t('menu.text')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={pressed}
      />
      <Button type="submit" look="main" disabled={text.trim() === ''}>
        {t('menu.save')}
      </Button>
    </form>
  );
}
