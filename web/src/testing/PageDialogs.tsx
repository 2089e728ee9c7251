import { DialogHost } from '../components/dialog/DialogHost';
import { provideDialogs } from '../components/dialog/open-dialog';

/** Shows the dialogs that are opened, as the page does. */
export function PageDialogs() {
  provideDialogs(async (name) => (await import('../app/dialogs')).dialogs[name]());
  return <DialogHost />;
}
