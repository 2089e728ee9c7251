import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import styles from './CardDialog.module.css';

interface CardDialogProps {
  title: string;
  /** What the button with the cross says. */
  close: string;
  onClose: () => void;
  /** A list needs more room than a few sentences. */
  size?: 'small' | 'large';
  children: ReactNode;
}

/** A card in the middle of the page. Escape, or a press beside it, closes; the focus goes back to where it came from. */
export function CardDialog({ title, close, onClose, size = 'small', children }: CardDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    const first = element?.querySelector<HTMLElement>('[data-first]') ?? element;
    first?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  const escaped = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={heading} onCancel={escaped}>
      <button type="button" className={styles.beside} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <div className={styles.card} data-size={size}>
        <div className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={close}
            title={close}
            data-first
            onClick={onClose}
          >
            <IconX size={22} aria-hidden />
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
