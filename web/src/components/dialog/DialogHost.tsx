import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { type LazyPart, usePart } from '../lazy-part/lazy-part';
import { PartBoundary } from '../lazy-part/PartBoundary';
import { tellMissingPart } from '../lazy-part/tell-missing-part';
import {
  closeOpened,
  DialogContext,
  dialogPart,
  type OpenedDialog,
  overlayStore,
  shownMoment,
} from './open-dialog';

/** Shows every dialog that is open, whichever part of the page opened it. */
export function DialogHost() {
  const opened = useStore(overlayStore, (state) => state.opened);
  return opened.map((dialog) => <HostedDialog key={dialog.opening} dialog={dialog} />);
}

/** One that can't be fetched, or breaks, is closed with a word to the visitor. */
function HostedDialog({ dialog }: { dialog: OpenedDialog }) {
  const close = useCallback(() => closeOpened(dialog), [dialog]);
  const fail = (error: unknown) => {
    tellMissingPart(`The dialog ${dialog.name} could not be shown.`, error);
    close();
  };
  const Part = usePart(dialogPart(dialog.name) as LazyPart<object>, fail);
  if (!Part) return <DialogOnItsWay onClose={close} />;
  return (
    <PartBoundary onBroken={fail}>
      <DialogContext value={dialog}>
        <Part {...dialog.props} {...{ onClose: close }} />
      </DialogContext>
    </PartBoundary>
  );
}

/**
 * Stands for a dialog that is being fetched. It isn't seen, but keys and what is pasted belong to it already: Escape
 * closes it.
 */
function DialogOnItsWay({ onClose }: { onClose: () => void }) {
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
