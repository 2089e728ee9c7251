import { useStore } from 'zustand';
import { usePart } from '../../components/lazy-part/lazy-part';
import { wheelStore } from '../../wheel/store';
import { sharePart } from '../report-parts';
import { routeOf } from '../routes';

/** On the page of somebody's link: the way to say that its wheel does not belong here. */
export function ReportCorner() {
  const isShared = useStore(wheelStore, ({ config }) => config.source === 'shared');
  const route = routeOf(window.location);
  const shareId = isShared && route.kind === 'share' && route.shareId;
  const Link = usePart(shareId ? sharePart : null, console.warn);
  return shareId && Link ? <Link shareId={shareId} /> : null;
}
