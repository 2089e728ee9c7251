import { lazyPart } from '../../../components/lazy-part/lazy-part';
import { ShowPart } from '../../../components/lazy-part/ShowPart';
import { withTexts } from '../../../i18n/load-texts';
import { useTranslation } from '../../../i18n/use-translation';
import { AdminPage } from '../AdminPage';
import { ModerationDesk } from './ModerationDesk';

const reports = lazyPart(
  async () => (await withTexts(import('../reports/ReportsDesk'), 'cases', 'reports')).ReportsDesk,
);

export function ModerationPage() {
  const { t } = useTranslation('moderation');
  const desk = deskAt(window.location);
  return (
    <AdminPage place={desk} title={t('title')}>
      {desk === 'reports' ? <ShowPart part={reports} /> : <ModerationDesk />}
    </AdminPage>
  );
}

const desks = ['reviews', 'reports'] as const;
type Desk = (typeof desks)[number];

/** The desk is in the address, so that the back button works. */
export const deskAt = ({ search }: { search: string }): Desk =>
  desks.find((desk) => desk === new URLSearchParams(search).get('view')) ?? 'reviews';
