import type { ComponentProps, ReactNode } from 'react';
import styles from './HeaderButton.module.css';

interface HeaderButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  label: string;
  icon: ReactNode;
  /** Shown beside the icon in a wide header. */
  text?: string;
  /** The texts it has room for, a line each: it keeps its width, and its neighbours their place, when they change. */
  room?: string;
}

export function HeaderButton({ label, icon, text, room, ...button }: HeaderButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...button} className={styles.button}>
      {icon}
      {text && (
        <span className={styles.text} data-room={room} aria-hidden>
          {text}
        </span>
      )}
    </button>
  );
}
