import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { usePart } from '../../components/lazy-part/use-part';
import { loadTexts } from '../../i18n/load-texts';
import { wheelStore } from '../../wheel/store';
import { routeOf } from '../routes';

const link = lazyPart(async () => {
  const [{ ReportLink }] = await Promise.all([
    import('../../features/reports/ReportLink'),
    loadTexts('reports'),
  ]);
  return ReportLink;
});

/** On the page of somebody's link: the way to say that its wheel does not belong here. */
export function ReportCorner() {
  const isShared = useStore(wheelStore, ({ config }) => config.source === 'shared');
  const route = routeOf(window.location);
  const shareId = isShared && route.kind === 'share' ? route.shareId : undefined;
  const Link = usePart(shareId ? link : null, (error) =>
    console.warn('The link for reports could not be loaded.', error),
  );
  return shareId && Link ? <Link shareId={shareId} /> : null;
}
