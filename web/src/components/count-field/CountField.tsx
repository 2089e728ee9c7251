import { useId } from 'react';
import { TextBox } from '../text-box/TextBox';
import styles from './CountField.module.css';

interface CountFieldProps {
  label: string;
  /** As it is typed, so that half a number is not taken for another one. */
  text: string;
  min: number;
  isWrong: boolean;
  /** The id of what says why it is wrong. */
  says: string;
  onText: (text: string) => void;
}

/** How many of something: judged while it is typed. */
export function CountField({ label, text, min, isWrong, says, onText }: CountFieldProps) {
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
        aria-describedby={isWrong ? says : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  );
}

/** The whole number that was typed; no number where it is none. */
export const countIn = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);
