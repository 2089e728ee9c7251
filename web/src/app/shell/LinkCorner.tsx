import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { ReportLink } from '../../features/reports/ReportLink';
import { VisitCard } from '../../features/share/VisitCard';
import { withTexts } from '../../i18n/load-texts';
import { isInRoom, roomStore } from '../../live/room-store';
import { ui } from '../../state/ui';
import { wheelStore } from '../../wheel/store';
import { routeOf } from '../routes';

const roomCorner = lazyPart(
  async () => (await withTexts(import('../../features/live/RoomCorner'), 'live')).RoomCorner,
);

/** What the stage adds for a wheel that was sent to the visitor, and in a live room. */
export function LinkCorner() {
  const isVisiting = useStore(ui, (state) => state.isVisiting);
  const isShared = useStore(wheelStore, ({ wheel }) => wheel.source === 'shared');
  const RoomCorner = usePart(useStore(roomStore, isInRoom) ? roomCorner : null, console.warn);
  const route = routeOf(window.location);
  return (
    <>
      {RoomCorner && <RoomCorner />}
      {isVisiting && <VisitCard />}
      {isShared && route.kind === 'share' && <ReportLink shareId={route.shareId} />}
    </>
  );
}
