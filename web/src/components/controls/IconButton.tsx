import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: heard, and shown to who points at it. */
  label: string;
}

/** A button that is only its icon. */
export function IconButton({ label, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={className ? `${styles.button} ${className}` : styles.button}
    />
  );
}
