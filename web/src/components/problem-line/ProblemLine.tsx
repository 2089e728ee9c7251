import type { ReactNode } from 'react';
import styles from './ProblemLine.module.css';

/** Why something cannot be done, told where it would be done; takes no room while there is no reason. */
export function ProblemLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.problem} role="status">
      {children}
    </p>
  );
}
