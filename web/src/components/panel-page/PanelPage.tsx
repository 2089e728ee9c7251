import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';

/** The content of a tab of the panel; it scrolls when the panel is too low. */
export function PanelPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface PanelGroupProps {
  label: string;
  id?: string;
  /** Whether the label is visible; screen readers always announce it. */
  isTitled?: boolean;
  children: ReactNode;
}

/** A group on such a page, with a line above all but the first. */
export function PanelGroup({ label, id, isTitled = false, children }: PanelGroupProps) {
  return (
    <section id={id} className={styles.group} aria-label={label}>
      {isTitled && <h2 className={styles.title}>{label}</h2>}
      {children}
    </section>
  );
}
