import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../controls/IconButton';
import styles from './CardDialog.module.css';
import { ModalFrame } from './ModalFrame';

interface CardDialogProps {
  title: string;
  /** What the button with the cross says. */
  close: string;
  onClose: () => void;
  /** A list needs more room than a few sentences. */
  size?: 'small' | 'large';
  /** What has the focus at first; else the button that closes. */
  first?: () => HTMLElement | null;
  /** What is to be seen between the veil and the card. */
  behind?: ReactNode;
  children: ReactNode;
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
          <IconButton ref={closing} label={close} onClick={onClose}>
            <IconX size={22} aria-hidden />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </ModalFrame>
  );
}
