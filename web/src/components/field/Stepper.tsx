import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { countIn } from './check-text';
import styles from './Stepper.module.css';

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The names of the buttons: “Fewer” and “More”, say. */
  steps: { less: string; more: string };
  /** The id of the element that says why the value doesn't work, if it doesn't. */
  problemId?: string | undefined;
  onChange: (value: number) => void;
}

/**
 * A number of things, typed or stepped. A number that isn't whole is ignored; leaving the field shows the number that
 * counts.
 */
export function Stepper({ label, value, min, max, steps, problemId, onChange }: StepperProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const count = countIn(text);
    if (count >= min && count <= max) onChange(count);
  };
  const step = (by: 1 | -1) => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, value + by)));
  };
  return (
    <div className={styles.row}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <button
        type="button"
        className={styles.step}
        aria-label={t('labelled', { label, value: steps.less })}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      >
        <IconMinus size={20} aria-hidden />
      </button>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(value)}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={(event) => take(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? 1 : -1);
        }}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={t('labelled', { label, value: steps.more })}
        aria-disabled={value >= max}
        onClick={() => step(1)}
      >
        <IconPlus size={20} aria-hidden />
      </button>
    </div>
  );
}
