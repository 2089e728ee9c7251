import type { ReactNode } from 'react';
import { Message } from '../message/Message';
import styles from './ProblemLine.module.css';

/** Says why something can't be done, next to its control. Takes no space while there is no problem. */
export function ProblemLine({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Message id={id} className={styles.problem}>
      {children}
    </Message>
  );
}
