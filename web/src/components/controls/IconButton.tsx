import type { ComponentProps } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: announced to screen readers and shown on hover. */
  label: string;
}

/** A button that consists of an icon. */
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
