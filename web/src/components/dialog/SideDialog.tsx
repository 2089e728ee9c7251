import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
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

/**
 * A dialog that stands over the panel and leaves the wheel in view; on a phone it fills the screen.
 * Escape, or a press beside it, closes. The focus goes back to where it came from.
 */
export function SideDialog({ labelledBy, first, returnTo, onClose, children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const goBack = useRef(returnTo);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    first.current?.focus();
    return () => {
      element?.close();
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : goBack.current())?.focus();
    };
  }, [first]);

  const escaped = (event: SyntheticEvent) => {
    // The Escape of something within, such as a colour picker, is not ours.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={labelledBy} onCancel={escaped}>
      <button type="button" className={styles.beside} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div className={styles.card}>{children}</div>
    </dialog>
  );
}
