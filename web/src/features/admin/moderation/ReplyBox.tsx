import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/controls/Button';
import { TextArea } from '../../../components/text-box/TextBox';
import styles from './ReplyBox.module.css';

interface ReplyBoxProps {
  reply: string;
  longest: number;
  labels: { label: string; hint: string; save: string; cancel: string };
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** A short text for a decision. Ctrl+Enter saves, Escape cancels. */
export function ReplyBox({ reply, longest, labels, onSave, onCancel }: ReplyBoxProps) {
  const [text, setText] = useState(reply);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  useEffect(() => {
    box.current?.focus();
  }, []);

  const save = (event?: FormEvent) => {
    event?.preventDefault();
    onSave(text.trim());
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event as unknown as FormEvent);
  };

  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={id} className={styles.label}>
        {labels.label}
      </label>
      <TextArea
        ref={box}
        id={id}
        rows={3}
        dir="auto"
        maxLength={longest}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={typed}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {labels.hint}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" look="main">
          {labels.save}
        </Button>
        <Button onClick={onCancel}>{labels.cancel}</Button>
      </div>
    </form>
  );
}
