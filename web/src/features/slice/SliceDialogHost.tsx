import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { notify } from '../../components/toasts/notify';
import { closeSliceDialog, sliceDialogStore } from './slice-dialog-state';
import { slicePart } from './slice-part';

/** The place where the dialog of a slice appears. */
export function SliceDialogHost() {
  const { t } = useTranslation('errors');
  const guid = useStore(sliceDialogStore, (state) => state.guid);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (guid === null || isReady) return;
    slicePart.fetch().then(
      () => setReady(true),
      (error: unknown) => {
        console.error('The dialog of a choice could not be loaded.', error);
        notify('error', `${t('part.title')}. ${t('part.text')}`);
        closeSliceDialog();
      },
    );
  }, [guid, isReady, t]);

  const Dialog = slicePart.current;
  return guid !== null && isReady && Dialog ? <Dialog key={guid} guid={guid} /> : null;
}
