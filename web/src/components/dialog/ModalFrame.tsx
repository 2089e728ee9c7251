import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { onFirstClick } from '../controls/on-first-click';
import styles from './ModalFrame.module.css';
import { shownMoment } from './open-dialog';

interface ModalFrameProps {
  /** Its accessible name: a label, or the id of its heading. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  /** The class of its card; the colour of the backdrop is `--veil`. */
  className: string | undefined;
  /** The element that gets the focus at first. */
  first: () => HTMLElement | null | undefined;
  /** The element that gets the focus at the end, when the one that had it before is gone. */
  returnTo?: () => HTMLElement | null | undefined;
  /** Nothing covers it: a dialog that arrives later waits until it is closed. */
  isMoment?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog. It fills the screen, so that it receives clicks outside its card: these close it, and so does
 * Escape. The focus goes back to where it came from.
 */
export function ModalFrame({ name, className, first, returnTo, isMoment, ...frame }: ModalFrameProps) {
  const { onClose, children } = frame;
  const dialog = useRef<HTMLDialogElement>(null);
  // Read once, at the beginning and at the end: a caller may create new functions at every render.
  const focusing = useRef({ first, returnTo });

  useEffect(() => {
    const element = dialog.current;
    let opener: HTMLElement | null = null;
    const { first: begin, returnTo: end } = focusing.current;
    const ending = new AbortController();
    const { signal } = ending;
    const show = () => {
      const moment = isMoment ? null : shownMoment();
      if (moment) return moment.addEventListener('close', show, { once: true, signal });
      opener ??= document.activeElement as HTMLElement | null;
      element?.showModal();
      (begin() ?? element)?.focus();
    };
    // Chrome closes a dialog by Escape without asking when the visitor has pressed nothing since it opened. The
    // caller may have kept it open.
    const closed = () => {
      if (!element?.open) show();
    };
    show();
    element?.addEventListener('close', closed, { signal });
    return () => {
      ending.abort();
      element?.close();
      const isThere = opener?.isConnected && opener !== document.body;
      (isThere ? opener : end?.())?.focus();
    };
  }, [isMoment]);

  const escaped = (event: SyntheticEvent) => {
    // Ignore the Escape of an element within, such as a colour picker.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={`${styles.frame} ${className}`}
      data-moment={isMoment}
      {...name}
      onCancel={escaped}
    >
      <button
        type="button"
        className={styles.beside}
        tabIndex={-1}
        aria-hidden="true"
        onClick={onFirstClick(onClose)}
      />
      {children}
    </dialog>
  );
}
