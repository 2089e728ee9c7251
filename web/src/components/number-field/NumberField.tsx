import { useState } from 'react';
import { useUnfinishedField } from '../text-box/finish-typing';
import { TextBox } from '../text-box/TextBox';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  /** Turns any typed number into a valid value. */
  coerce: (typed: number) => number;
  onChange: (value: number) => void;
}

/** A number field: the typed number counts when the field is left or Enter is pressed. */
export function NumberField({ label, value, min, coerce, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(coerce(typed.trim() === '' ? Number.NaN : Number(typed)));
  };
  useUnfinishedField(() => {
    // An empty field isn't a number yet.
    if (typed?.trim()) commit();
  });
  return (
    <TextBox
      type="number"
      inputMode="numeric"
      className={styles.field}
      aria-label={label}
      min={min}
      step={1}
      value={typed ?? value}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        commit();
        // Ctrl+Enter and Cmd+Enter spin the wheel.
        if (!event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
    />
  );
}
