import { dialogPart } from '../../components/dialog/open-dialog';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';

/** Where a draw is shown. */
export type DrawScene = 'dealtTeams' | 'drawnWinners';

/** Fetches the stage before anything is drawn: a draw that can't be shown would be lost. False if it fails. */
export async function fetchStage(stage: DrawScene): Promise<boolean> {
  try {
    await dialogPart(stage).fetch();
    return true;
  } catch (error) {
    tellMissingPart('The stage of a draw could not be loaded.', error);
    return false;
  }
}
