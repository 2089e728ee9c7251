import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `main` for the main action, `danger` for one that can't be undone, `quiet` for the rest. */
interface Look {
  look?: 'main' | 'danger' | 'quiet';
}

/** The page's plain buttons. */
export function Button({ look = 'quiet', ...button }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...button} className={styles.button} data-look={look} />;
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'quiet', ...link }: Look & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...link} className={styles.button} data-look={look} />;
}
