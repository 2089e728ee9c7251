import { useState } from 'react';
import { useUnfinishedField } from '../text-box/finish-typing';
import { TextBox } from '../text-box/TextBox';
import styles from './NumberField.module.css';

export interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  /** Makes a value that can be of whatever was typed. */
  heal: (typed: number) => number;
  onChange: (value: number) => void;
}

/** A number that is typed: what is not finished yet counts when the field is left or Enter is pressed. */
export function NumberField({ label, value, min, heal, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(heal(typed.trim() === '' ? Number.NaN : Number(typed)));
  };
  useUnfinishedField(() => {
    // An empty field is only half way to another number.
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
        // With these keys it spins.
        if (!event.ctrlKey && !event.metaKey) event.preventDefault();
      }}
    />
  );
}
