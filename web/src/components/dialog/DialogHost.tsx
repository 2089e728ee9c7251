import { useCallback } from 'react';
import { useStore } from 'zustand';
import { type LazyPart, usePart } from '../lazy-part/lazy-part';
import { PartBoundary } from '../lazy-part/PartBoundary';
import { tellMissingPart } from '../lazy-part/tell-missing-part';
import { OnItsWay } from './OnItsWay';
import { closeOpened, DialogContext, dialogPart, type OpenedDialog, overlayStore } from './open-dialog';

/** Shows every dialog that is open, whichever part of the page opened it. */
export function DialogHost() {
  const opened = useStore(overlayStore, (state) => state.opened);
  return opened.map((dialog) => <HostedDialog key={dialog.opening} dialog={dialog} />);
}

/** A dialog that can't be fetched, or breaks, is closed and the visitor gets a message. */
function HostedDialog({ dialog }: { dialog: OpenedDialog }) {
  const close = useCallback(() => closeOpened(dialog), [dialog]);
  const fail = (error: unknown) => {
    tellMissingPart(`The dialog ${dialog.name} could not be shown.`, error);
    close();
  };
  const Part = usePart(dialogPart(dialog.name) as LazyPart<object>, fail);
  if (!Part) return <OnItsWay onClose={close} />;
  return (
    <PartBoundary onBroken={fail}>
      <DialogContext value={dialog}>
        <Part {...dialog.props} {...{ onClose: close }} />
      </DialogContext>
    </PartBoundary>
  );
}
