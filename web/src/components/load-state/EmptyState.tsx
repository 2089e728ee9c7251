import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title?: string;
  children: ReactNode;
}

/** Shown in place of a list that is empty; says how to fill it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
