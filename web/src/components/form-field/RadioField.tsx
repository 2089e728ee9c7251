import { type ReactNode, useId } from 'react';
import { FieldTold } from './FormField';
import styles from './RadioField.module.css';

interface RadioFieldProps {
  label: string;
  /** The error. */
  fault: string | undefined;
  /** The radio buttons. */
  children: ReactNode;
  size?: 'large' | undefined;
}

/** A required choice of several: one tab stop, and the arrow keys choose. */
export function RadioField({ label, fault, children, size }: RadioFieldProps) {
  const id = useId();
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={fault !== undefined}
      aria-describedby={`${id}-told`}
    >
      <span id={`${id}-label`} className={styles.label} data-size={size}>
        {label}
      </span>
      {children}
      <FieldTold id={id} fault={fault} />
    </div>
  );
}
