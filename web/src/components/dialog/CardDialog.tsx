import { type ReactNode, useId, useRef } from 'react';
import styles from './CardDialog.module.css';
import { CloseButton } from './CloseButton';
import { ModalFrame } from './ModalFrame';

interface CardDialogProps {
  title: string;
  /** The label of the close button, where it isn't “Close”. */
  close?: string;
  onClose: () => void;
  /** `large` for lists. */
  size?: 'small' | 'large';
  /** The element that gets the focus at first; by default the close button. */
  first?: () => HTMLElement | null;
  /** Shown between the backdrop and the card. */
  behind?: ReactNode;
  children: ReactNode;
}

/** The buttons at the end of a dialog: on the right, the main one last. */
export function Answers({ children }: { children: ReactNode }) {
  return <div className={styles.answers}>{children}</div>;
}

/** A card in the middle of the page. */
export function CardDialog({
  title,
  close,
  onClose,
  size = 'small',
  first,
  behind,
  children,
}: CardDialogProps) {
  const closing = useRef<HTMLButtonElement>(null);
  const heading = useId();
  return (
    <ModalFrame
      name={{ 'aria-labelledby': heading }}
      className={styles.dialog}
      first={() => first?.() ?? closing.current}
      onClose={onClose}
    >
      {behind}
      <div className={styles.card} data-size={size}>
        <div className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <CloseButton ref={closing} label={close} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </ModalFrame>
  );
}
