import { type LazyPart, lazyPart } from '../components/lazy-part/lazy-part';
import { loadTexts } from '../i18n/load-texts';
import { type Address, type Route, routeOf } from './routes';

const legal = lazyPart(async () => {
  const [{ LegalPage }] = await Promise.all([import('../features/legal/LegalPage'), loadTexts('legal')]);
  return LegalPage;
});

/** Pages that show no wheel, each fetched with its texts. A new page is one line here. */
const pages: Partial<Record<Route['kind'], LazyPart>> = {
  login: lazyPart(async () => {
    const [{ LoginPage }] = await Promise.all([
      import('../features/account/LoginPage'),
      loadTexts('login', 'legal'),
    ]);
    return LoginPage;
  }),
  upgrade: lazyPart(async () => {
    const [{ UpgradePage }] = await Promise.all([
      import('../features/account/UpgradePage'),
      loadTexts('upgrade'),
    ]);
    return UpgradePage;
  }),
  account: lazyPart(async () => {
    const [{ AccountPage }] = await Promise.all([
      import('../features/account/AccountPage'),
      loadTexts('profile'),
    ]);
    return AccountPage;
  }),
  feedback: lazyPart(async () => {
    const [{ FeedbackPage }] = await Promise.all([
      import('../features/reviews/FeedbackPage'),
      loadTexts('feedback', 'search', 'legal'),
    ]);
    return FeedbackPage;
  }),
  moderation: lazyPart(async () => {
    const [{ ModerationPage }] = await Promise.all([
      import('../features/admin/moderation/ModerationPage'),
      loadTexts('moderation', 'feedback', 'admin'),
    ]);
    return ModerationPage;
  }),
  figures: lazyPart(async () => {
    const [{ FiguresPage }] = await Promise.all([
      import('../features/admin/figures/FiguresPage'),
      loadTexts('figures', 'admin'),
    ]);
    return FiguresPage;
  }),
  dashboard: lazyPart(async () => {
    const [{ DashboardPage }] = await Promise.all([
      import('../features/library/dashboard/DashboardPage'),
      loadTexts('dashboard'),
    ]);
    return DashboardPage;
  }),
  verify: lazyPart(async () => {
    const [{ VerifyPage }] = await Promise.all([
      import('../features/verify/VerifyPage'),
      loadTexts('verify'),
    ]);
    return VerifyPage;
  }),
  live: lazyPart(async () => {
    const [{ JoinPage }] = await Promise.all([import('../features/live/JoinPage'), loadTexts('live')]);
    return JoinPage;
  }),
  privacy: legal,
  terms: legal,
  gallery: lazyPart(async () => (await import('../features/gallery/GalleryPage')).GalleryPage),
};

export const pageAt = (address: Address): LazyPart | undefined => pages[routeOf(address).kind];
