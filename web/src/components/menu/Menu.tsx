import type { Icon } from '@tabler/icons-react';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './Menu.module.css';
import type { MenuFrame } from './open-menu';
import { placeAt, placeBeside } from './place-menu';
import { useDismissal } from './use-dismissal';

export interface MenuEntry {
  label: string;
  icon?: Icon;
  /** For labels in another language than the page's. */
  lang?: string;
  /** The target of an entry that is a link. */
  href?: string;
  run?: () => void;
  /** Whether it is the chosen one of several. */
  isChosen?: boolean;
  /** Has a separator above it. */
  startsGroup?: boolean;
}

interface MenuProps extends MenuFrame {
  entries: readonly MenuEntry[];
  onClose: () => void;
}

/** A menu of commands or choices. It is in the top layer: nothing can cover or clip it. */
export function Menu({ label, entries, anchor, point, head, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const { x, y } = point ?? {};

  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover?.(); // older browsers show the box anyway, as a part of the page
    if (x === undefined || y === undefined) placeBeside(element, anchor);
    else placeAt(element, { x, y });
    const chosen = element.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? itemsIn(element)[0])?.focus();
  }, [anchor, x, y]);
  useDismissal({ menu, anchor, isAtPoint: point !== undefined, onClose });

  const leave = () => {
    onClose();
    anchor.focus({ preventScroll: point !== undefined });
  };
  const typed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return moveFocus(event);
    event.preventDefault();
    leave();
  };

  return (
    <div ref={menu} popover="manual" className={styles.popover}>
      {head && <p className={styles.head}>{head}</p>}
      <div role="menu" tabIndex={-1} aria-label={label} className={styles.menu} onKeyDown={typed}>
        {entries.map((entry) => (
          <MenuItem key={entry.label} entry={entry} onPress={leave} />
        ))}
      </div>
    </div>
  );
}

function MenuItem({ entry, onPress }: { entry: MenuEntry; onPress: () => void }) {
  const { label, icon: Icon, lang, href, run, isChosen, startsGroup } = entry;
  const item = {
    tabIndex: -1,
    className: styles.item,
    'data-starts-group': startsGroup,
    ...(lang ? { lang } : {}),
    onClick: () => {
      onPress();
      run?.();
    },
  };
  const content = (
    <>
      {Icon && <Icon size={20} aria-hidden />}
      {label}
      {isChosen && <IconCheck className={styles.check} size={16} aria-hidden />}
    </>
  );
  if (href !== undefined)
    return (
      <a role="menuitem" href={href} {...item}>
        {content}
      </a>
    );
  if (isChosen !== undefined)
    return (
      <button type="button" role="menuitemradio" aria-checked={isChosen} {...item}>
        {content}
      </button>
    );
  return (
    <button type="button" role="menuitem" {...item}>
      {content}
    </button>
  );
}

const itemsIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsIn(event.currentTarget);
  const place = items.indexOf(document.activeElement as HTMLElement);
  const goals: Record<string, number> = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: -1 };
  const goal = goals[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  items.at(goal % items.length)?.focus();
}
