import { type ComponentProps, useId } from 'react';
import { TextArea } from '../text-box/TextBox';
import styles from './TextField.module.css';

interface TextFieldProps extends Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'id'> {
  label: string;
  hint?: string;
  onText: (text: string) => void;
}

/** A labelled text box of the given number of rows, one by default. */
export function TextField({ label, hint, onText, rows = 1, ...box }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextArea
        dir="auto"
        {...box}
        id={id}
        rows={rows}
        className={styles.box}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
