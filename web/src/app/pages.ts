import { type LazyPart, lazyPart } from '../components/lazy-part/lazy-part';
import { withTexts } from '../i18n/load-texts';
import { type Address, type Route, routeOf } from './routes';

const legal = lazyPart(
  async () => (await withTexts(import('../features/legal/LegalPage'), 'legal')).LegalPage,
);

/** Shown in place of a shared wheel that was taken down. */
export const takenDownPage = lazyPart(
  async () => (await withTexts(import('../features/reports/TakenDownPage'), 'reports')).TakenDownPage,
);

/** Pages that show no wheel, each fetched with its texts. A new page is one line here. */
const pages: Partial<Record<Route['kind'], LazyPart>> = {
  login: lazyPart(
    async () => (await withTexts(import('../features/account/LoginPage'), 'login', 'legal')).LoginPage,
  ),
  upgrade: lazyPart(
    async () => (await withTexts(import('../features/account/UpgradePage'), 'upgrade')).UpgradePage,
  ),
  account: lazyPart(
    async () => (await withTexts(import('../features/account/AccountPage'), 'profile')).AccountPage,
  ),
  feedback: lazyPart(
    async () =>
      (await withTexts(import('../features/reviews/FeedbackPage'), 'feedback', 'search', 'legal'))
        .FeedbackPage,
  ),
  moderation: lazyPart(
    async () =>
      (
        await withTexts(
          import('../features/admin/moderation/ModerationPage'),
          'moderation',
          'feedback',
          'admin',
        )
      ).ModerationPage,
  ),
  figures: lazyPart(
    async () =>
      (await withTexts(import('../features/admin/figures/FiguresPage'), 'figures', 'admin')).FiguresPage,
  ),
  dashboard: lazyPart(
    async () =>
      (await withTexts(import('../features/library/dashboard/DashboardPage'), 'dashboard')).DashboardPage,
  ),
  verify: lazyPart(
    async () => (await withTexts(import('../features/verify/VerifyPage'), 'verify')).VerifyPage,
  ),
  live: lazyPart(async () => (await withTexts(import('../features/live/JoinPage'), 'live')).JoinPage),
  privacy: legal,
  terms: legal,
  gallery: lazyPart(async () => (await import('../features/gallery/GalleryPage')).GalleryPage),
};

export const pageAt = (address: Address): LazyPart | undefined => pages[routeOf(address).kind];
