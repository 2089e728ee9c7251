import { type ComponentProps, useState } from 'react';
import { useUnfinishedField } from '../text-box/finish-typing';
import { TextBox } from '../text-box/TextBox';
import { Field } from './Field';
import styles from './Field.module.css';

type LabelProps = Pick<ComponentProps<'input'>, 'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid'>;

interface NumberBoxProps {
  value: number;
  min: number;
  /** Turns any typed number into a valid value. */
  coerce: (typed: number) => number;
  onChange: (value: number) => void;
}

/** A number below its label. */
export function NumberField({ label, ...number }: NumberBoxProps & { label: string }) {
  return <Field label={label}>{(box) => <NumberBox {...box} {...number} />}</Field>;
}

/** Any whole number: what was typed counts when the box is left or Enter is pressed. */
export function NumberBox({ value, min, coerce, onChange, ...box }: NumberBoxProps & LabelProps) {
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
      {...box}
      type="number"
      inputMode="numeric"
      className={styles.number}
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
