import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../components/lazy-part/lazy-part';
import { ShowPart } from '../../../components/lazy-part/ShowPart';
import { loadTexts } from '../../../i18n/load-texts';
import { AdminPage } from '../AdminPage';
import { deskAt } from './desk-at';
import { ModerationDesk } from './ModerationDesk';

const reports = lazyPart(async () => {
  const [{ ReportsDesk }] = await Promise.all([
    import('../reports/ReportsDesk'),
    loadTexts('cases', 'reports'),
  ]);
  return ReportsDesk;
});

export function ModerationPage() {
  const { t } = useTranslation('moderation');
  const desk = deskAt(window.location);
  return (
    <AdminPage place={desk} title={t('title')}>
      {desk === 'reports' ? <ShowPart part={reports} /> : <ModerationDesk />}
    </AdminPage>
  );
}
