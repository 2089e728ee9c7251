import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { overlayStore } from '../dialog/open-dialog';
import { placeBeside } from './place-menu';

interface Dismissal {
  menu: RefObject<HTMLElement | null>;
  anchor: HTMLElement;
  /** The menu is at a point of its anchor instead of beside it. */
  isAtPoint: boolean;
  onClose: () => void;
}

/**
 * Closes a menu on a press outside it, on Escape, and when its anchor scrolls out of view, is covered by a dialog, or the
 * window's width changes. A self-dismissing popover would close as the finger that opened it by a long press is lifted.
 */
export function useDismissal({ menu, anchor, isAtPoint, onClose }: Dismissal): void {
  // A winner's moment, or another dialog, covers the anchor: Escape is the dialog's.
  const isCovered = useStore(overlayStore, ({ frames }) => frames.at(-1)?.contains(anchor) === false);
  useEffect(() => {
    if (isCovered) onClose();
  }, [isCovered, onClose]);

  useEffect(() => {
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || menu.current?.contains(target)) return;
      const isOnAnchor = anchor.contains(target);
      // A button closes its own menu.
      if (isOnAnchor && !isAtPoint) return;
      if (isOnAnchor) swallowClick();
      onClose();
    };
    // The menu handles its own keys. A click on its head takes the focus out of it.
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.current?.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
      anchor.focus({ preventScroll: true });
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    document.addEventListener('keydown', typed, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', pressed, { capture: true });
      document.removeEventListener('keydown', typed, { capture: true });
    };
  }, [menu, anchor, isAtPoint, onClose]);

  useEffect(() => {
    if (isAtPoint) return;
    const scrolled = ({ target }: Event) => {
      if (!menu.current || !(target instanceof Node) || !target.contains(anchor)) return;
      if (isInView(anchor, target)) placeBeside(menu.current, anchor);
      else onClose();
    };
    const width = window.innerWidth;
    const resized = () => {
      // Opening a menu takes the focus from a text field, which hides a phone's keyboard: only the height
      // changes.
      if (menu.current && window.innerWidth === width) return placeBeside(menu.current, anchor);
      onClose();
      anchor.focus({ preventScroll: true });
    };
    document.addEventListener('scroll', scrolled, { capture: true });
    window.addEventListener('resize', resized);
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true });
      window.removeEventListener('resize', resized);
    };
  }, [menu, anchor, isAtPoint, onClose]);
}

/**
 * Swallows the click that follows a press which closed the menu: it must not also activate what lies under the menu.
 */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  const end = () => setTimeout(() => document.removeEventListener('click', stop, { capture: true }));
  document.addEventListener('click', stop, { capture: true, once: true });
  document.addEventListener('pointerup', end, { once: true });
  document.addEventListener('pointercancel', end, { once: true });
}

/** The scroller is the document where the whole page scrolls. */
function isInView(anchor: Element, scroller: Node): boolean {
  const button = anchor.getBoundingClientRect();
  const view =
    scroller instanceof Element ? scroller.getBoundingClientRect() : { top: 0, bottom: window.innerHeight };
  return button.top < view.bottom && button.bottom > view.top;
}
