import type { ComponentProps } from 'react';
import styles from './Button.module.css';

/** `main` for the one thing to do here, `danger` for what cannot be taken back, `quiet` for the rest. */
interface Look {
  look?: 'main' | 'danger' | 'quiet';
}

/** The page's plain buttons. */
export function Button({ look = 'quiet', ...button }: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...button} className={styles.button} data-look={look} />;
}

/** A link that is to be seen as a thing to do. */
export function ButtonLink({ look = 'quiet', ...link }: Look & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...link} className={styles.button} data-look={look} />;
}
