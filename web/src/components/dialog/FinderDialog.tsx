import { type ReactNode, type Ref, useId, useRef } from 'react';
import { SearchField } from '../field/SearchField';
import { Message } from '../message/Message';
import { CloseButton } from './CloseButton';
import styles from './FinderDialog.module.css';
import { ModalFrame } from './ModalFrame';

interface FinderDialogProps {
  onClose: () => void;
  title: string;
  /** A sentence below the title. */
  text?: string;
  /** The label of the search field. */
  search: string;
  query: string;
  onQuery: (query: string) => void;
  /** Beside the search field. */
  tools?: ReactNode;
  /** The outcome of a search without a list: announced to screen readers. */
  status: ReactNode;
  /** The element that scrolls, for lists that draw only the rows in view. */
  scroller?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Wheels to search and choose from. On a phone it fills the screen. */
export function FinderDialog({ onClose, title, text, search, ...finder }: FinderDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const heading = useId();
  // On a touch screen a focused field would open the keyboard over half of the list.
  const first = () => (window.matchMedia('(pointer: coarse)').matches ? closing.current : field.current);
  return (
    <ModalFrame
      name={{ 'aria-labelledby': heading }}
      className={styles.dialog}
      first={first}
      onClose={onClose}
    >
      <div className={styles.card}>
        <header className={styles.header}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <CloseButton ref={closing} onClick={onClose} />
          {text && <p className={styles.text}>{text}</p>}
          <div className={styles.tools}>
            <SearchField
              ref={field}
              className={styles.search}
              label={search}
              value={finder.query}
              onText={finder.onQuery}
            />
            {finder.tools}
          </div>
        </header>
        <div ref={finder.scroller} className={styles.scroller}>
          {finder.children}
          <Message className={styles.told}>{finder.status}</Message>
        </div>
      </div>
    </ModalFrame>
  );
}
