import type { Icon } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './ActionMenu.module.css';
import { placeBeside } from './place-beside';

export interface MenuAction {
  label: string;
  icon: Icon;
  run: () => void;
  /** A line above it: here begins another kind of thing. */
  startsGroup?: boolean;
}

interface ActionMenuProps {
  label: string;
  actions: readonly MenuAction[];
  /** The button that opened it, where it appears and which gets the focus back. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** Things to do, beside the button that was pressed. It lies on the top layer: nothing can cover or cut it. */
export function ActionMenu({ label, actions, anchor, onClose }: ActionMenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    placeBeside(element, anchor);
    element.querySelector('button')?.focus();
  }, [anchor]);

  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      const isOurs = (element: Element | null) => target instanceof Node && element?.contains(target);
      if (!isOurs(menu.current) && !isOurs(anchor)) onClose();
    };
    const scrolled = ({ target }: Event) => {
      if (!menu.current || !(target instanceof Element) || !target.contains(anchor)) return;
      if (isInView(anchor, target)) placeBeside(menu.current, anchor);
      else onClose();
    };
    const resized = () => {
      onClose();
      anchor.focus({ preventScroll: true });
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    document.addEventListener('scroll', scrolled, { capture: true });
    window.addEventListener('resize', resized);
    return () => {
      document.removeEventListener('pointerdown', pressed, { capture: true });
      document.removeEventListener('scroll', scrolled, { capture: true });
      window.removeEventListener('resize', resized);
    };
  }, [anchor, onClose]);

  const leave = () => {
    onClose();
    anchor.focus();
  };
  const typed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return moveFocus(event);
    event.preventDefault();
    leave();
  };

  return (
    <div
      ref={menu}
      popover="manual"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={typed}
    >
      {actions.map((action) => (
        <button
          key={action.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-starts-group={action.startsGroup}
          onClick={() => {
            leave();
            action.run();
          }}
        >
          <action.icon size={20} aria-hidden />
          {action.label}
        </button>
      ))}
    </div>
  );
}

function isInView(anchor: Element, scroller: Element): boolean {
  const button = anchor.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  return button.top < view.bottom && button.bottom > view.top;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll('button')];
  const place = items.indexOf(document.activeElement as HTMLButtonElement);
  const goals: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items.at(goal % items.length)?.focus();
}
