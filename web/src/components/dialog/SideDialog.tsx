import type { ReactNode, RefObject } from 'react';
import { ModalFrame } from './ModalFrame';
import styles from './SideDialog.module.css';

interface SideDialogProps {
  /** The id of its heading. */
  labelledBy: string;
  /** What has the focus at first. */
  first: RefObject<HTMLElement | null>;
  /** Where the focus goes at the end, when what had it before is gone. */
  returnTo: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that stands over the panel and leaves the wheel in view; on a phone it fills the screen. */
export function SideDialog({ labelledBy, first, returnTo, onClose, children }: SideDialogProps) {
  return (
    <ModalFrame
      name={{ 'aria-labelledby': labelledBy }}
      className={styles.dialog}
      first={() => first.current}
      returnTo={returnTo}
      onClose={onClose}
    >
      <div className={styles.card}>{children}</div>
    </ModalFrame>
  );
}
