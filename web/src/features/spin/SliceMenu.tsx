import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slice } from '../../wheel/document';
import { SliceActions } from './SliceActions';
import styles from './SliceMenu.module.css';

export interface SliceMenuProps {
  slice: Slice;
  x: number;
  y: number;
  /** Gets the focus when the menu is left. */
  wheel: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The click that this press becomes closed a menu: it must not spin the wheel too. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  const end = () => setTimeout(() => document.removeEventListener('click', stop, { capture: true }));
  document.addEventListener('click', stop, { capture: true, once: true });
  document.addEventListener('pointerup', end, { once: true });
  document.addEventListener('pointercancel', end, { once: true });
}

interface Dismissal {
  popover: RefObject<HTMLElement | null>;
  wheel: RefObject<HTMLElement | null>;
  close: () => void;
  leave: () => void;
}

/** A press beside it closes, Escape leaves. */
function useDismissal({ popover, wheel, close, leave }: Dismissal): void {
  useEffect(() => {
    // A popover that dismisses itself would do so as the finger that opened it by a long press is lifted.
    const pressed = ({ target }: PointerEvent) => {
      if (!(target instanceof Node) || popover.current?.contains(target)) return;
      if (wheel.current?.contains(target)) swallowClick();
      close();
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    document.addEventListener('keydown', typed, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', pressed, { capture: true });
      document.removeEventListener('keydown', typed, { capture: true });
    };
  }, [popover, wheel, close, leave]);
}

/** What can be done to one slice, at the point where it was asked for. */
export function SliceMenu({ slice, x, y, wheel, onClose }: SliceMenuProps) {
  const { t } = useTranslation('spin');
  const popover = useRef<HTMLDivElement>(null);
  const leave = useCallback(() => {
    onClose();
    wheel.current?.focus({ preventScroll: true });
  }, [wheel, onClose]);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    element.showPopover();
    const box = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(x, window.innerWidth - box.width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(y, window.innerHeight - box.height - 8))}px`;
    element.querySelector('button')?.focus();
  }, [x, y]);
  useDismissal({ popover, wheel, close: onClose, leave });

  return (
    <div ref={popover} popover="manual" className={styles.menu}>
      <p className={styles.title} dir="auto">
        {slice.text.slice(0, 80).trim() || t('noText')}
      </p>
      <SliceActions slice={slice} onDone={leave} />
    </div>
  );
}
