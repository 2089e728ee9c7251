import { CardDialog } from '../../../components/dialog/CardDialog';
import type { DialogProps } from '../../../components/dialog/open-dialog';
import { useTranslation } from '../../../i18n/use-translation';
import { lastWish, showTeams } from './dealt-teams';
import { TeamsForm } from './TeamsForm';

/** How everyone on the wheel is split into teams; the stage then shows them. */
export function TeamsDialog({ onClose }: DialogProps<'teams'>) {
  const { t } = useTranslation('draw', 'teams');
  return (
    <CardDialog title={t('title')} onClose={onClose}>
      <TeamsForm last={lastWish()} onMade={showTeams} />
    </CardDialog>
  );
}
