import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

/** A group that is collapsed at first, unless it has something to show; from then on the visitor decides. */
export function Fold({
  title,
  isOpenAtFirst = false,
  onOpen,
  children,
}: {
  title: string;
  isOpenAtFirst?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles.title}>
        {title}
        <IconChevronDown className={styles.arrow} size={20} aria-hidden />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
