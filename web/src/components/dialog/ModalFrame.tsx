import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './ModalFrame.module.css';

interface ModalFrameProps {
  /** What it is called: by words of its own, or by the id of its heading. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  /** Where its card stands; the veil behind it is `--veil`. */
  className: string | undefined;
  /** What has the focus at first. */
  first: () => HTMLElement | null | undefined;
  /** Where the focus goes at the end, when what had it before is gone. */
  returnTo?: () => HTMLElement | null | undefined;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog that fills the screen, so that a press beside its card can be heard: that, or Escape, closes.
 * The focus goes back to where it came from.
 */
export function ModalFrame({ name, className, first, returnTo, onClose, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Asked for once, at the beginning and at the end: a caller may make them anew with every render.
  const focusing = useRef({ first, returnTo });

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const { first: begin, returnTo: end } = focusing.current;
    element?.showModal();
    (begin() ?? element)?.focus();
    return () => {
      element?.close();
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      (isThere ? opener : end?.())?.focus();
    };
  }, []);

  const escaped = (event: SyntheticEvent) => {
    // The Escape of something within, such as a colour picker, is not ours.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog ref={dialog} className={`${styles.frame} ${className}`} {...name} onCancel={escaped}>
      <button type="button" className={styles.beside} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      {children}
    </dialog>
  );
}
