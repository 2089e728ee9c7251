import { useEffect } from 'react';
import { shownMoment } from './open-dialog';

/**
 * Stands in for a dialog or a panel that is being fetched. It is invisible, but already gets keys and pasted text:
 * Escape closes it.
 */
export function OnItsWay({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || shownMoment()) return;
      // Otherwise the dialog beneath would close too.
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', pressed, { capture: true });
    return () => document.removeEventListener('keydown', pressed, { capture: true });
  }, [onClose]);
  return <dialog open hidden />;
}
