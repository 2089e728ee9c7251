import { Button } from '../../components/controls/Button';
import { openDialog } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import { sessionSettled } from '../../session/session-state';
import { askToLogIn } from './ask-to-log-in';

/** Leads from the picker to the upload page. */
export function OpenExplorerButton() {
  const { t } = useTranslation('media');
  return <Button onClick={() => void openExplorer()}>{t('branding.open')}</Button>;
}

/** Opens the user's files; a guest is asked to log in. */
export async function openExplorer(): Promise<void> {
  if (await sessionSettled()) openDialog('media');
  else await askToLogIn('login');
}
