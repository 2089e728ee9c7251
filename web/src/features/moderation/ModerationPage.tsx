import { useTranslation } from 'react-i18next';
import { AdminPage } from '../admin/AdminPage';
import { ModerationDesk } from './ModerationDesk';

export function ModerationPage() {
  const { t } = useTranslation('moderation');
  return (
    <AdminPage place="reviews" title={t('title')}>
      <ModerationDesk />
    </AdminPage>
  );
}
