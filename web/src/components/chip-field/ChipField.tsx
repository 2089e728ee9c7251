import { useId } from 'react';
import { RadioLabel } from '../radio-label/RadioLabel';
import styles from './ChipField.module.css';

interface ChipFieldProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A choice of a few values, each one click away. It is one tab stop, and the arrow keys choose. */
export function ChipField<Value extends string>({ label, value, options, onChange }: ChipFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {options.map((option) => (
          <RadioLabel
            key={option.value}
            className={styles.chip}
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          >
            <span dir="auto">{option.label}</span>
          </RadioLabel>
        ))}
      </div>
    </fieldset>
  );
}
