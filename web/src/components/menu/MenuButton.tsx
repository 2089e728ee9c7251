import type { ComponentProps, ReactNode } from 'react';
import styles from './MenuButton.module.css';

export interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** A few letters shown beside the icon; the label is the full text. */
  short?: string | undefined;
  className?: string | undefined;
}

export function MenuButton({
  label,
  icon,
  short,
  className = '',
  ...button
}: MenuButtonProps & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={`${styles.button} ${className}`}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
    >
      {icon}
      {short && (
        <span className={styles.short} aria-hidden>
          {short}
        </span>
      )}
    </button>
  );
}
