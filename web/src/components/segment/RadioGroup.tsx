import { type ReactNode, useId } from 'react';
import { FieldNote } from '../field/Field';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps {
  label: string;
  /** Only for screen readers. */
  isLabelHidden?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** What is wrong with the answer. */
  fault?: string | false | undefined;
  size?: 'large' | undefined;
}

/** A choice of several: one tab stop, and the arrow keys choose. */
export function RadioGroup(props: RadioGroupProps & { children: ReactNode }) {
  const { label, isLabelHidden = false, isRequired = false, fault, size, children } = props;
  const id = useId();
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      aria-invalid={Boolean(fault)}
      aria-describedby={`${id}-note`}
    >
      <span id={`${id}-label`} className={isLabelHidden ? 'visually-hidden' : styles.label} data-size={size}>
        {label}
      </span>
      {children}
      {isRequired && <FieldNote id={`${id}-note`} fault={fault} />}
    </div>
  );
}
