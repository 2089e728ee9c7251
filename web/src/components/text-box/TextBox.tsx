import type { ComponentProps } from 'react';
import styles from './TextBox.module.css';

/** Where one line is typed. */
export function TextBox({ className, ...input }: ComponentProps<'input'>) {
  return <input {...input} className={`${styles.box} ${className ?? ''}`} />;
}

/** Where several lines are typed. */
export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={`${styles.box} ${styles.area} ${className ?? ''}`} />;
}
