import type { ComponentProps, ReactNode } from 'react';
import styles from './RadioLabel.module.css';

interface RadioLabelProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode;
}

/** A radio button that lies invisibly over its whole label: clicks and focus reach the button itself. */
export function RadioLabel({ className, children, ...radio }: RadioLabelProps) {
  return (
    <label className={`${styles.option} ${className ?? ''}`}>
      <input type="radio" {...radio} className={styles.radio} />
      {children}
    </label>
  );
}
