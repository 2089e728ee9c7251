import { useId } from 'react';
import { TextBox } from '../text-box/TextBox';
import styles from './CountField.module.css';

interface CountFieldProps {
  label: string;
  /** The text as typed: half a number must not be read as another number. */
  text: string;
  min: number;
  isWrong: boolean;
  /** The id of the element that says why it is invalid. */
  problemId: string;
  onText: (text: string) => void;
}

/** A number of things, validated while it is typed. */
export function CountField({ label, text, min, isWrong, problemId, onText }: CountFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextBox
        id={id}
        type="number"
        inputMode="numeric"
        min={min}
        step={1}
        className={styles.box}
        value={text}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? problemId : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  );
}

/** The whole number that was typed, or NaN. */
export const countIn = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);
