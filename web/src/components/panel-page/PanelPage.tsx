import type { ReactNode } from 'react';
import styles from './PanelPage.module.css';

/** What a tab of the panel shows; it scrolls when the panel is too low for it. */
export function PanelPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface PanelGroupProps {
  label: string;
  /** Whether the label is to be seen; it is always heard. */
  isTitled?: boolean;
  children: ReactNode;
}

/** What belongs together on such a page, with a line above all but the first. */
export function PanelGroup({ label, isTitled = false, children }: PanelGroupProps) {
  return (
    <section className={styles.group} aria-label={label}>
      {isTitled && <h2 className={styles.title}>{label}</h2>}
      {children}
    </section>
  );
}
