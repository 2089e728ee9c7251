import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** What is said where a list would be: that it is empty, that it is coming, that it failed. */
export function EmptyState({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div className={styles.told} role={role}>
      {children}
    </div>
  );
}
