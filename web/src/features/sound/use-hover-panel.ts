import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Long enough to move the pointer from the button to the panel. */
const hideDelay = 300;

/**
 * A panel that opens while a pointer or the focus is on it, and closes a moment after both have left. A finger has no
 * hover: its first tap opens, and `opensOnly` says that it did nothing else.
 */
export function useHoverPanel() {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedBy = useRef<'touch' | 'other'>('other');
  const isLeaving = useRef(false);

  const show = useCallback(() => {
    clearTimeout(hiding.current);
    setOpen(true);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(hiding.current);
    setOpen(false);
  }, []);
  const hideSoon = useCallback(() => {
    clearTimeout(hiding.current);
    hiding.current = setTimeout(() => setOpen(false), hideDelay);
  }, []);
  useEffect(() => () => clearTimeout(hiding.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const pressed = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) hide();
    };
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      leavePanel();
      hide();
    };
    // If the focus stayed in the closing panel, it would fall to the button and open the panel again.
    const leavePanel = () => {
      if (!box.current?.contains(document.activeElement)) return;
      isLeaving.current = true;
      box.current.querySelector('button')?.focus();
      isLeaving.current = false;
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', escaped);
    };
  }, [isOpen, hide]);

  const isFocused = () => box.current?.querySelector(':focus-visible') !== null;
  return {
    isOpen,
    /** True for the click of a finger that has just opened the panel. */
    opensOnly: () => {
      const byTouch = openedBy.current === 'touch';
      openedBy.current = 'other';
      return byTouch;
    },
    handlers: {
      ref: box,
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') show();
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch' && !isFocused()) hideSoon();
      },
      onPointerDownCapture: ({ pointerType }: PointerEvent) => {
        openedBy.current = pointerType === 'touch' && !isOpen ? 'touch' : 'other';
        if (pointerType === 'touch') show();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (!isLeaving.current && target.matches(':focus-visible')) show();
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!box.current?.contains(relatedTarget)) hideSoon();
      },
    },
  };
}
