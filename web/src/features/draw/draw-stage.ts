import {
  closeDialog,
  type DialogName,
  type DrawStage,
  dialogPart,
  dialogStore,
} from '../../components/dialog/open-dialog';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';

/** Fetches the stage before anything is drawn: a draw that can't be shown would be lost. False if it fails. */
export async function fetchStage(stage: DrawStage): Promise<boolean> {
  try {
    await dialogPart(stage).fetch();
    return true;
  } catch (error) {
    tellMissingPart('The stage of a draw could not be loaded.', error);
    return false;
  }
}

/** Closes the form of a draw that begins; another dialog stays. */
export function closeForm(form: DialogName): void {
  if (dialogStore.getState().open === form) closeDialog();
}
