import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { withTexts } from '../../i18n/load-texts';
import { wheelStore } from '../../wheel/store';
import { routeOf } from '../routes';

const reportLink = lazyPart(
  async () => (await withTexts(import('../../features/reports/ReportLink'), 'reports')).ReportLink,
);

/** The link to report a shared wheel, on the page of its share link. */
export function ReportCorner() {
  const isShared = useStore(wheelStore, ({ wheel }) => wheel.source === 'shared');
  const route = routeOf(window.location);
  const shareId = isShared && route.kind === 'share' && route.shareId;
  const Link = usePart(shareId ? reportLink : null, console.warn);
  return shareId && Link ? <Link shareId={shareId} /> : null;
}
