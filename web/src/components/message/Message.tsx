import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { say } from './say';

interface MessageProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-live'> {
  /** A paragraph, unless there is more in it than words. */
  as?: 'p' | 'div';
  /** Something went wrong: it interrupts what is being read. */
  isUrgent?: boolean;
}

/**
 * A visible message that is announced, also when the part that shows it has only just appeared: screen readers announce
 * changes of regions that they know, and of others only alerts, so its first text is said elsewhere.
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
