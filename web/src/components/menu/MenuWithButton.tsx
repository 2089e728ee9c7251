import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Menu, type MenuEntry } from './Menu';
import { MenuButton, type MenuButtonProps } from './MenuButton';

interface MenuWithButtonProps extends MenuButtonProps {
  /** A function where the entries depend on the moment at which the menu is opened. */
  entries: readonly MenuEntry[] | (() => readonly MenuEntry[]);
  head?: ReactNode;
}

/** A menu with its own button. */
export function MenuWithButton({ entries, head, ...button }: MenuWithButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <MenuButton ref={target} {...button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} />
      {isOpen && target.current && (
        <Menu
          label={button.label}
          entries={typeof entries === 'function' ? entries() : entries}
          anchor={target.current}
          head={head}
          onClose={close}
        />
      )}
    </>
  );
}
