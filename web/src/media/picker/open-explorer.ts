import { openDialog } from '../../components/dialog/open-dialog';
import { sessionSettled } from '../../session/settled';
import { askToLogIn } from './ask-to-log-in';

/** Opens the user's files; a guest, who has none, is asked to log in. */
export async function openExplorer(): Promise<void> {
  if (await sessionSettled()) openDialog('media');
  else await askToLogIn('login');
}
