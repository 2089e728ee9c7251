import { useState } from 'react';
import { countIn } from './check-text';
import { TextField } from './TextField';

interface CountFieldProps {
  label: string;
  /** NaN while what was typed is no whole number. */
  value: number;
  min: number;
  isWrong: boolean;
  /** The id of the element that says what is wrong. */
  problemId: string;
  onChange: (count: number) => void;
}

/** A number of things for the next action. Each key counts; only whole numbers are accepted. */
export function CountField({ label, value, min, isWrong, problemId, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState(String(value));
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={min}
      step={1}
      value={Object.is(countIn(typed), value) ? typed : value}
      aria-invalid={isWrong}
      aria-describedby={problemId}
      onText={(text) => {
        setTyped(text);
        onChange(countIn(text));
      }}
    />
  );
}
