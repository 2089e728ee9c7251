import type { ReactNode, RefObject } from 'react';
import { ModalFrame } from './ModalFrame';
import styles from './SideDialog.module.css';

interface SideDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** The element that gets the focus at first. */
  first: RefObject<HTMLElement | null>;
  /** The element that gets the focus at the end, if the one that had it before is gone. */
  returnTo?: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the panel that leaves the wheel visible; on a phone it fills the screen. */
export function SideDialog({ labelledBy, first, returnTo, onClose, children }: SideDialogProps) {
  return (
    <ModalFrame
      name={{ 'aria-labelledby': labelledBy }}
      className={styles.dialog}
      first={() => first.current}
      {...(returnTo ? { returnTo } : {})}
      onClose={onClose}
    >
      <div className={styles.card}>{children}</div>
    </ModalFrame>
  );
}
