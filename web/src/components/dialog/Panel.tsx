import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useRef } from 'react';

interface PanelProps {
  /** For the `popovertarget` of the button that opens it. */
  id?: string;
  label: string;
  className: string | undefined;
  /** Opens at once, above or below this element; otherwise its button opens it. */
  beside?: RefObject<HTMLElement | null>;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A panel over the page, in the top layer. Escape and a press beside it close it. */
export function Panel({ id, label, className, beside, onToggle, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!beside) return;
    panel.current?.showPopover();
    place(panel.current, beside.current);
  }, [beside]);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={className}
      onToggle={({ newState }) => onToggle?.(newState === 'open')}
    >
      {children}
    </div>
  );
}

/** Joins a panel to its button: the attributes of both, and how to close it. */
export function usePanel() {
  const id = useId();
  const close = useCallback(() => document.getElementById(id)?.hidePopover(), [id]);
  return { id, button: { popoverTarget: id }, close };
}

const gap = 8;

/** Places the panel above its anchor, or below it in the upper half of the window; it grows away from the anchor. */
function place(panel: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!panel || !anchor) return;
  const at = anchor.getBoundingClientRect();
  const isAbove = at.top > window.innerHeight / 2;
  const most = window.innerWidth - panel.offsetWidth - gap;
  const left = Math.max(gap, Math.min(at.left + at.width / 2 - panel.offsetWidth / 2, most));
  Object.assign(panel.style, {
    left: `${left}px`,
    top: isAbove ? 'auto' : `${at.bottom + gap}px`,
    bottom: isAbove ? `${window.innerHeight - at.top + gap}px` : 'auto',
    maxHeight: `${(isAbove ? at.top : window.innerHeight - at.bottom) - 2 * gap}px`,
  });
}
