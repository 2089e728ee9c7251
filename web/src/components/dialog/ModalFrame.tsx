import { type ReactNode, type SyntheticEvent, useContext, useEffect, useRef, useState } from 'react';
import { onFirstClick } from '../controls/on-first-click';
import { Announcer } from '../message/Announcer';
import { DialogToasts } from '../toasts/DialogToasts';
import styles from './ModalFrame.module.css';
import { DialogContext, type DialogName, overlayStore, shownMoment } from './open-dialog';

export interface ModalFrameProps {
  /** Its accessible name: a label, or the id of its heading. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  /**
   * The id of the text that a question is about. The question appears at once, and a press beside it doesn't answer
   * it.
   */
  describedBy?: string;
  /** The class of its card; the colour of the backdrop is `--veil`. */
  className: string | undefined;
  /** The element that gets the focus at first. */
  first: () => HTMLElement | null | undefined;
  /** The element that gets the focus at the end, if the one that had it before is gone. */
  returnTo?: () => HTMLElement | null | undefined;
  /** Nothing covers it: a dialog that arrives later waits until it is closed. */
  isMoment?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Gets the focus at the end when its former place is gone: the button that opens the dialog, or the wheel's menu. */
const focusHome = (name: DialogName | undefined) =>
  document.querySelector<HTMLElement>(`[data-opens="${name}"]`) ??
  document.querySelector<HTMLElement>('[data-focus-home]');

/** To the element that had the focus, unless it is gone, hidden or disabled by now. */
function giveFocus(opener: Element | null, home: () => HTMLElement | null | undefined): void {
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  if (opener === document.body || document.activeElement !== opener) home()?.focus();
}

/**
 * A modal dialog. It fills the screen, so that it receives clicks outside its card: these close it, and so does
 * Escape. The focus goes back to where it came from.
 */
export function ModalFrame({ name, describedBy, className, first, returnTo, ...frame }: ModalFrameProps) {
  const { isMoment, onClose, children } = frame;
  const dialog = useContext(DialogContext)?.name;
  const isQuestion = describedBy !== undefined;
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const backdrop = useRef<HTMLButtonElement>(null);
  // Read when they are needed: a caller may create new functions at every render.
  const now = useRef({ first, returnTo, onClose });
  useEffect(() => {
    now.current = { first, returnTo, onClose };
  });
  /** Whether `onClose` was already called for the Escape that closes the dialog. */
  const wasTold = useRef(false);

  useEffect(() => {
    if (!element) return;
    let opener: Element | null = null;
    const ending = new AbortController();
    const { signal } = ending;
    const withoutThis = () => overlayStore.getState().frames.filter((each) => each !== element);
    const show = () => {
      const moment = isMoment || isQuestion ? undefined : shownMoment();
      if (moment) return moment.addEventListener('close', show, { once: true, signal });
      opener ??= document.activeElement;
      // Otherwise the backdrop would have the focus for a moment, which is hidden from screen readers.
      if (backdrop.current) backdrop.current.disabled = true;
      element.showModal();
      if (backdrop.current) backdrop.current.disabled = false;
      overlayStore.setState({ frames: [...withoutThis(), element] });
      (now.current.first() ?? element).focus();
    };
    // Two Escapes in a row without another press: Chrome closes the dialog without a `cancel` event. `onClose` is called
    // for that Escape too, and the dialog is shown again if its caller keeps it.
    const closed = () => {
      if (element.open) return;
      if (!wasTold.current) now.current.onClose();
      wasTold.current = false;
      queueMicrotask(() => {
        if (!signal.aborted) show();
      });
    };
    show();
    element.addEventListener('close', closed, { signal });
    return () => {
      ending.abort();
      element.close();
      overlayStore.setState({ frames: withoutThis() });
      giveFocus(opener, () => now.current.returnTo?.() ?? focusHome(dialog));
    };
  }, [element, isMoment, isQuestion, dialog]);

  const escaped = (event: SyntheticEvent) => {
    // Ignore the Escape of an element within, such as a colour picker.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    wasTold.current = !event.cancelable;
    onClose();
  };

  return (
    <dialog
      ref={setElement}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-describedby={describedBy}
      className={`${styles.frame} ${className}`}
      data-moment={isMoment}
      {...name}
      onCancel={escaped}
    >
      <button
        ref={backdrop}
        type="button"
        className={styles.backdrop}
        tabIndex={-1}
        aria-hidden="true"
        onClick={isQuestion ? undefined : onFirstClick(onClose)}
      />
      {children}
      <DialogToasts frame={element} />
      <Announcer />
    </dialog>
  );
}
