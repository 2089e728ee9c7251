import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** A group that is collapsed at first. */
export function Fold({
  title,
  isOpenAtFirst = false,
  children,
}: {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold} open={isOpenAtFirst || undefined}>
      <summary className={styles.title}>
        {title}
        <IconChevronDown className={styles.arrow} size={20} aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
