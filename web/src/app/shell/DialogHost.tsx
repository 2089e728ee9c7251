import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { closeDialog, dialogPart, dialogStore } from '../../components/dialog/open-dialog';
import { usePart } from '../../components/lazy-part/lazy-part';
import { DialogOnItsWay } from '../../components/lazy-part/ShowPart';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';

/** Shows the dialog that is open, whichever part of the page opened it, and the stage of a draw over it. */
export function DialogHost({ opener }: { opener: RefObject<HTMLButtonElement | null> }) {
  const { open, stage } = useStore(dialogStore);
  const Part = usePart(open && dialogPart(open), (error) => {
    tellMissingPart('A part of the page could not be loaded.', error);
    closeDialog();
  });
  const Stage = stage && dialogPart(stage).current;
  return (
    <>
      {Part ? <Part opener={opener} /> : open && <DialogOnItsWay onClose={closeDialog} />}
      {Stage && <Stage opener={opener} />}
    </>
  );
}
