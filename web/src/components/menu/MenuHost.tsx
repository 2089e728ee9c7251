import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { overlayStore } from '../dialog/open-dialog';
import { closeMenu, menuPart } from './open-menu';

/**
 * Shows the menu that is open, whichever part of the page opened it: beside its button or the list around that, so in
 * the same dialog, landmark and colours.
 */
export function MenuHost() {
  const menu = useStore(overlayStore, (state) => state.menu);
  const Menu = menuPart.current;
  const place = menu && (menu.anchor.closest('ul') ?? menu.anchor).parentElement;
  if (!Menu || !menu?.entries || !place) return null;
  const { opening, entries, ...frame } = menu;
  return createPortal(<Menu key={opening} {...frame} entries={entries} onClose={closeMenu} />, place);
}
