import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { say } from './say';

interface MessageProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-live'> {
  /** A paragraph, unless it contains more than text. */
  as?: 'p' | 'div';
  /** Something went wrong: it interrupts what is being read. */
  isUrgent?: boolean;
}

/**
 * A visible message that is announced even if its part has only just appeared: screen readers announce changes of
 * regions that they already know, and for new regions only alerts, so the first text is announced elsewhere.
 */
export function Message({ as: Element = 'p', isUrgent = false, ref, ...message }: MessageProps) {
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => region.current as HTMLDivElement);
  const [isKnown, setKnown] = useState(isUrgent);

  useEffect(() => {
    if (isUrgent) return;
    const element = region.current;
    say(() => {
      setKnown(true);
      // What has the focus is read anyway.
      const isRead = element?.contains(document.activeElement) === true;
      return element?.isConnected && !isRead ? (element.textContent ?? '') : '';
    });
  }, [isUrgent]);

  return (
    <Element
      ref={region as never}
      {...message}
      role={isUrgent ? 'alert' : 'status'}
      aria-live={isKnown ? undefined : 'off'}
    />
  );
}
