import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
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
  return guid !== null && Dialog ? <Dialog key={guid} guid={guid} /> : null;
}

export const slicePart = lazyPart<{ guid: string }>(
  async () => (await withTexts(import('./SliceDialog'), 'wheelOptions', 'look', 'sound')).SliceDialog,
);
