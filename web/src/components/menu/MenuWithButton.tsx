import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import { tellMissingPart } from '../lazy-part/tell-missing-part';
import { warmedBy } from '../lazy-part/warm-up';
import type { MenuEntry } from './Menu';
import { MenuButton, type MenuButtonProps } from './MenuButton';

type Entries = readonly MenuEntry[];

interface MenuWithButtonProps extends MenuButtonProps {
  /** A function where the entries depend on the moment at which the menu is opened, or are fetched with their code. */
  entries: Entries | (() => Entries | Promise<Entries>);
  head?: ReactNode;
  /** Has the focus after a dialog when nothing else is there to have it. */
  isFocusHome?: boolean;
}

export const menuPart = lazyPart(async () => (await import('./Menu')).Menu);

/** A menu with its own button. It is fetched when the button is about to be pressed. */
export function MenuWithButton({ entries, head, isFocusHome, ...button }: MenuWithButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [fetched, setFetched] = useState<Entries | null>(null);
  const target = useRef<HTMLButtonElement>(null);
  const turn = useRef(0);

  const fetch = async () => {
    const [list] = await Promise.all([typeof entries === 'function' ? entries() : null, menuPart.fetch()]);
    return list;
  };
  const close = () => {
    turn.current += 1;
    setOpen(false);
    setFetched(null);
  };
  const open = async () => {
    turn.current += 1;
    const mine = turn.current;
    setOpen(true);
    try {
      const list = await fetch();
      // It may have been closed before the entries arrived.
      if (mine === turn.current) setFetched(list ?? []);
    } catch (error) {
      if (mine !== turn.current) return;
      tellMissingPart('A menu could not be loaded.', error);
      close();
    }
  };

  const Menu = menuPart.current;
  return (
    <>
      <MenuButton
        ref={target}
        {...button}
        {...warmedBy({ fetch })}
        data-focus-home={isFocusHome}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : void open())}
      />
      {Menu && fetched && target.current && (
        <Menu
          label={button.label}
          entries={typeof entries === 'function' ? fetched : entries}
          anchor={target.current}
          head={head}
          onClose={close}
        />
      )}
    </>
  );
}
