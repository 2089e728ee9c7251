import type { ReactNode } from 'react';
import { overlayStore } from '../dialog/open-dialog';
import { lazyPart } from '../lazy-part/lazy-part';
import { tellMissingPart } from '../lazy-part/tell-missing-part';
import type { MenuEntry } from './Menu';
import type { Point } from './place-menu';

type Entries = readonly MenuEntry[];

/** A function where they depend on the moment at which the menu is opened, or are fetched with their code. */
export type EntriesToOpen = Entries | (() => Entries | Promise<Entries>);

export interface MenuFrame {
  label: string;
  /** The element that opens the menu. It gets the focus back. */
  anchor: HTMLElement;
  /** Where the menu appears; beside the anchor by default. */
  point?: Point;
  /** Shown above the entries. */
  head?: ReactNode;
}

export interface OpenedMenu extends MenuFrame {
  /** Null until they are fetched. */
  entries: Entries | null;
  /** Which opening it is: each is a menu of its own. */
  opening: number;
}

export const menuPart = lazyPart(async () => (await import('./Menu')).Menu);

export const fetchMenu = (entries: EntriesToOpen) =>
  Promise.all([typeof entries === 'function' ? entries() : entries, menuPart.fetch()]);

/** Opens a menu in place of the open one. A menu that can't be fetched is closed and the visitor gets a message. */
export async function openMenu({ entries, ...frame }: MenuFrame & { entries: EntriesToOpen }): Promise<void> {
  const { openings } = overlayStore.getState();
  const menu: OpenedMenu = { ...frame, entries: null, opening: openings };
  overlayStore.setState({ menu, openings: openings + 1 });
  // It may be closed before its entries arrive.
  const isOpen = () => overlayStore.getState().menu === menu;
  try {
    const [fetched] = await fetchMenu(entries);
    if (isOpen()) overlayStore.setState({ menu: { ...menu, entries: fetched } });
  } catch (error) {
    if (!isOpen()) return;
    tellMissingPart('A menu could not be loaded.', error);
    closeMenu();
  }
}

export const closeMenu = (): void => overlayStore.setState({ menu: null });

export const isMenuOf = (anchor: HTMLElement | null): boolean =>
  anchor !== null && overlayStore.getState().menu?.anchor === anchor;

/** For a button: opens its menu, or closes it. */
export function toggleMenu(menu: Parameters<typeof openMenu>[0]): void {
  if (isMenuOf(menu.anchor)) closeMenu();
  else void openMenu(menu);
}
