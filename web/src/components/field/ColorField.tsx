import { useEffect, useId, useRef, useState } from 'react';
import { useUnfinishedField } from '../text-box/finish-typing';
import { TextBox } from '../text-box/TextBox';
import styles from './ColorField.module.css';

export interface ColorFieldProps {
  label: string;
  hint?: string | undefined;
  /** The label of the field with the six digits. */
  hexLabel: string;
  value: string;
  /** Turns any typed text into a colour of six digits. */
  coerce: (typed: string) => string;
  onChange: (color: string) => void;
  /** The picker is closed or the field left: the next change is another gesture. */
  onEnd: () => void;
}

/** A colour that is picked or typed. */
export function ColorField({ label, hint, hexLabel, ...field }: ColorFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.controls}>
        <Picker id={id} hint={hint ? `${id}-hint` : undefined} {...field} />
        <HexBox label={hexLabel} {...field} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

const isWhole = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed);
const isShort = (typed: string): boolean => /^#[0-9a-f]{3}$/i.test(typed);

type ValueProps = Pick<ColorFieldProps, 'value' | 'coerce' | 'onChange' | 'onEnd'>;

interface PickerProps extends ValueProps {
  id: string;
  hint: string | undefined;
}

function Picker({ id, hint, value, coerce, onChange, onEnd }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  // React's onChange fires at every move within the picker; the browser's own change event at its end.
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('change', onEnd);
    return () => element?.removeEventListener('change', onEnd);
  }, [onEnd]);
  return (
    <input
      ref={input}
      id={id}
      type="color"
      className={styles.picker}
      aria-describedby={hint}
      value={coerce(value).toLowerCase()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function HexBox({ label, value, coerce, onChange, onEnd }: ValueProps & { label: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(coerce(typed.trim()));
    onEnd();
  };
  // Six digits count at once. Other texts may still become a colour, so they stay until the field is left.
  useUnfinishedField(() => {
    if (typed !== null && isShort(typed.trim())) onChange(coerce(typed.trim()));
  });
  return (
    <TextBox
      className={styles.hex}
      dir="ltr"
      aria-label={label}
      spellCheck={false}
      autoComplete="off"
      value={typed ?? value}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        if (isWhole(text)) onChange(text);
      }}
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
