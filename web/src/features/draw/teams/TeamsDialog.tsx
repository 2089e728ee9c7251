import { CardDialog } from '../../../components/dialog/CardDialog';
import { closeDialog } from '../../../components/dialog/open-dialog';
import { DialogToasts } from '../../../components/toasts/DialogToasts';
import { useTranslation } from '../../../i18n/use-translation';
import { lastWish, showTeams } from './dealt-teams';
import { TeamsForm } from './TeamsForm';

/** How everyone on the wheel is split into teams; the stage then shows them. */
export function TeamsDialog() {
  const { t } = useTranslation('draw', 'teams');
  const { t: say } = useTranslation('draw');
  return (
    <CardDialog title={t('title')} close={say('common:close')} onClose={closeDialog}>
      <TeamsForm last={lastWish()} onMade={showTeams} />
      <DialogToasts />
    </CardDialog>
  );
}
