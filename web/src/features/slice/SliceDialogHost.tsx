import { useStore } from 'zustand';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { usePart } from '../../components/lazy-part/use-part';
import { closeSliceDialog, sliceDialogStore } from '../../stage/slice-dialog-state';
import { slicePart } from './slice-part';

/** The place where the dialog of a slice appears. */
export function SliceDialogHost() {
  const guid = useStore(sliceDialogStore, (state) => state.guid);
  const Dialog = usePart(guid === null ? null : slicePart, (error) => {
    tellMissingPart('The dialog of a choice could not be loaded.', error);
    closeSliceDialog();
  });
  return guid !== null && Dialog ? <Dialog key={guid} guid={guid} /> : null;
}
