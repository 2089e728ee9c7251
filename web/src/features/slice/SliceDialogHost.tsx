import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { DialogOnItsWay } from '../../components/lazy-part/ShowPart';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { withTexts } from '../../i18n/load-texts';
import { closeSliceDialog, sliceDialogStore } from '../../stage/slice-dialog';

/** Hosts the dialog of a slice. */
export function SliceDialogHost() {
  const guid = useStore(sliceDialogStore, (state) => state.guid);
  const Dialog = usePart(guid === null ? null : slicePart, (error) => {
    tellMissingPart('The dialog of a choice could not be loaded.', error);
    closeSliceDialog();
  });
  if (guid === null) return null;
  return Dialog ? <Dialog key={guid} guid={guid} /> : <DialogOnItsWay onClose={closeSliceDialog} />;
}

export const slicePart = lazyPart<{ guid: string }>(
  async () => (await withTexts(import('./SliceDialog'), 'wheelOptions', 'look', 'sound')).SliceDialog,
);
