import { useEffect } from 'react';
import { shownMoment } from './open-dialog';

/**
 * Stands for a dialog or a panel that is being fetched. It isn't seen, but keys and what is pasted belong to it
 * already: Escape closes it.
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
