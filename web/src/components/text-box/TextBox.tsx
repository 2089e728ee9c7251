import type { ComponentProps } from 'react';
import styles from './TextBox.module.css';

/** A text box of one line. */
export function TextBox({ className, ...input }: ComponentProps<'input'>) {
  return <input {...input} className={`${styles.box} ${className ?? ''}`} />;
}

/** A text box of several lines. */
export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={`${styles.box} ${styles.area} ${className ?? ''}`} />;
}

/** A line of text that is edited where it is shown, and looks as it does there. */
export const BareBox = (input: ComponentProps<'input'>) => <input {...input} />;
