import type { ComponentType } from 'react';
import { withTexts } from '../i18n/load-texts';
import type { PageKind } from './routes';
import { PageShell } from './shell/PageShell';

type Load = () => Promise<ComponentType>;

const legal: Load = async () => (await withTexts(import('../features/legal/LegalPage'), 'legal')).LegalPage;

async function inShell(load: Load): Promise<ComponentType> {
  const Page = await load();
  return () => (
    <PageShell>
      <Page />
    </PageShell>
  );
}

/** Shown in place of a shared wheel that was taken down. */
export const takenDown: Load = () =>
  inShell(
    async () => (await withTexts(import('../features/reports/TakenDownPage'), 'reports')).TakenDownPage,
  );

export const pageOf = (kind: PageKind): Promise<ComponentType> => inShell(pages[kind]);

/** Pages that show no wheel, each fetched with its texts. A new page is one line here. */
const pages: Record<PageKind, Load> = {
  login: async () => (await withTexts(import('../features/account/LoginPage'), 'login', 'legal')).LoginPage,
  upgrade: async () => (await withTexts(import('../features/account/UpgradePage'), 'upgrade')).UpgradePage,
  account: async () => (await withTexts(import('../features/account/AccountPage'), 'profile')).AccountPage,
  feedback: async () =>
    (await withTexts(import('../features/reviews/FeedbackPage'), 'feedback', 'search', 'legal')).FeedbackPage,
  moderation: async () =>
    (
      await withTexts(
        import('../features/admin/moderation/ModerationPage'),
        'moderation',
        'feedback',
        'admin',
      )
    ).ModerationPage,
  figures: async () =>
    (await withTexts(import('../features/admin/figures/FiguresPage'), 'figures', 'admin')).FiguresPage,
  users: async () =>
    (await withTexts(import('../features/admin/users/UsersPage'), 'users', 'account', 'admin')).UsersPage,
  dashboard: async () =>
    (await withTexts(import('../features/library/dashboard/DashboardPage'), 'dashboard', 'library', 'cloud'))
      .DashboardPage,
  verify: async () => (await withTexts(import('../features/verify/VerifyPage'), 'verify')).VerifyPage,
  fairness: async () =>
    (await withTexts(import('../features/fairness/FairnessPage'), 'fairness')).FairnessPage,
  live: async () => (await withTexts(import('../features/live/JoinPage'), 'live')).JoinPage,
  privacy: legal,
  terms: legal,
  schools: legal,
  help: legal,
  gallery: async () => (await withTexts(import('../features/gallery/GalleryPage'), 'wheels')).GalleryPage,
};
