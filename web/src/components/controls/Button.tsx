import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** The page's plain buttons: `main` for the one thing to do here, `danger` for what cannot be taken back, `quiet` for the rest. */
export function Button({
  look = 'quiet',
  ...button
}: { look?: 'main' | 'danger' | 'quiet' } & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...button} className={styles.button} data-look={look} />;
}
