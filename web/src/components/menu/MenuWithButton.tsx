import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { overlayStore } from '../dialog/open-dialog';
import { warmedBy } from '../lazy-part/warm-up';
import styles from './MenuWithButton.module.css';
import { closeMenu, type EntriesToOpen, fetchMenu, isMenuOf, toggleMenu } from './open-menu';

export interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  /** A few letters shown beside the icon; the label is the full text. */
  short?: string | undefined;
  className?: string | undefined;
}

interface MenuWithButtonProps extends MenuButtonProps {
  entries: EntriesToOpen;
  head?: ReactNode;
  /** Has the focus after a dialog when nothing else is there to have it. */
  isFocusHome?: boolean;
}

/** A menu with its own button. It is fetched when the button is about to be pressed. */
export function MenuWithButton(props: MenuWithButtonProps) {
  const { label, icon, short, className = '', entries, head, isFocusHome } = props;
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useStore(overlayStore, () => isMenuOf(button.current));
  useEffect(() => {
    const anchor = button.current;
    return () => {
      if (isMenuOf(anchor)) closeMenu();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={`${styles.button} ${className}`}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      title={label}
      data-focus-home={isFocusHome}
      onClick={({ currentTarget: anchor }) => toggleMenu({ label, anchor, head, entries })}
      {...warmedBy({ fetch: () => fetchMenu(entries) })}
    >
      {icon}
      {short && (
        <span className={styles.short} aria-hidden>
          {short}
        </span>
      )}
    </button>
  );
}
