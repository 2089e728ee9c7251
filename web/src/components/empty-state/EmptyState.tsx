import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Shown in place of a list that is empty, loading or failed. */
export function EmptyState({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div className={styles.told} role={role}>
      {children}
    </div>
  );
}
